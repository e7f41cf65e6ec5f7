import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { AccountSession } from '../../session/account/account-session.ts';
import { SharePrayerForm } from './prayers/share-prayer-form.tsx';
import { RequireNamedMember } from './require-named-member.tsx';

const RUTH = { state: 'signedIn', uid: 'ruth', email: 'ruth@example.org' } as const;

let show: (session: AccountSession) => void;

// Firebase Auth does not run in jsdom.
vi.mock('../../session/account/account-auth.ts', () => ({
  watchAccountSession: (onSession: (session: AccountSession) => void) => {
    show = onSession;
    return () => undefined;
  },
  rename: async (displayName: string) => show({ ...RUTH, displayName }),
}));
vi.mock('../../session/sign-out.ts', () => ({ signOut: async () => show({ state: 'signedOut' }) }));

async function open(): Promise<void> {
  await act(async () => {
    render(
      <MemoryRouter>
        <RequireNamedMember>
          {({ uid }) => (
            <>
              <p>Your circles</p>
              <SharePrayerForm circleId="a-circle" uid={uid} />
            </>
          )}
        </RequireNamedMember>
      </MemoryRouter>,
    );
  });
}

beforeEach(open);

it('opening the screen does not move the focus', async () => {
  act(() => show({ ...RUTH, displayName: 'Ruth' }));

  expect(await screen.findByText('Your circles')).toBeVisible();
  expect(document.body).toHaveFocus();
});

it('the focus stays on the screen when a name is entered, and when the member signs out', async () => {
  const member = userEvent.setup();
  act(() => show({ ...RUTH, displayName: null }));
  await member.type(screen.getByLabelText(/^Your name/), 'Ruth');

  await member.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Your circles');
  expect(screen.getByText('Signed in as Ruth')).toHaveFocus();

  await member.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByRole('status')).toHaveFocus();
});

it('a session that cannot be checked without a connection says so', async () => {
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => connection.mockRestore());

  cleanup();

  await open();

  expect(screen.getByRole('status')).toHaveTextContent('You’re offline.');
});

it('a missing name is announced, because Enter leaves the focus in the field', async () => {
  act(() => show({ ...RUTH, displayName: null }));

  await userEvent.type(screen.getByLabelText(/^Your name/), '{Enter}');

  expect(await screen.findByRole('alert')).toBeVisible();
});

it('a prayer that a member was writing is there again after the session expired', async () => {
  const prayer = () => screen.findByRole('textbox', { name: /Your prayer/ });
  act(() => show({ ...RUTH, displayName: 'Ruth' }));
  await userEvent.type(await prayer(), 'For peace.');

  act(() => show({ state: 'signedOut' }));
  await screen.findByRole('button', { name: 'Create Circle' });
  act(() => show({ ...RUTH, displayName: 'Ruth' }));

  expect(await prayer()).toHaveValue('For peace.');
});
