import { VISITOR_TEXTS } from '@prayer-community/i18n/es/visitor-texts';
import { setLanguage } from '@prayer-community/i18n/text';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { PATHS } from '../../config/paths.ts';
import { unreachable } from '../../firebase/call-failure.ts';
import type { AccountSession } from '../../session/account/account-session.ts';
import { noteActivity } from '../../session/idle/watch-activity.ts';
import { storeStaffSignedIn } from '../../session/staff-signed-in.ts';
import { forgetTextDrafts, openTextDrafts } from '../../session/text-drafts.ts';
import { SharePrayerForm } from './prayers/share-prayer-form.tsx';
import { RequireNamedMember } from './require-named-member.tsx';

const RUTH = { state: 'signedIn', uid: 'ruth', email: 'ruth@example.org', isStaff: false } as const;
const SIGNED_OUT = { state: 'signedOut', reason: null } as const;
const edge = vi.hoisted(() => ({ callOrThrow: vi.fn<(name: string, input: object) => Promise<object>>() }));
const ALMOST_IDLE_MS = 29.5 * 60_000;

let show: (session: AccountSession) => void;

// Firebase Auth does not run in jsdom.
vi.mock('../../session/account/account-auth.ts', () => ({
  watchAccountSession: (onSession: (session: AccountSession) => void) => {
    show = onSession;
    return () => undefined;
  },
  ensureName: async (displayName: string) => show({ ...RUTH, displayName }),
  rename: async (displayName: string) => show({ ...RUTH, displayName }),
}));
vi.mock('../../firebase/call-or-throw.ts', () => ({ callOrThrow: edge.callOrThrow }));
vi.mock('../../session/sign-out.ts', () => ({ signOut: async () => show(SIGNED_OUT) }));

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

async function askForAllDevices() {
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out on All Devices' }));
  return within(await screen.findByRole('dialog', { name: 'Sign out on all devices?' }));
}

beforeEach(async () => {
  edge.callOrThrow.mockReset();
  await open();
});

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

it('staff are asked before signing out would lose a note that they have not posted', async () => {
  onTestFinished(() => {
    forgetTextDrafts();
    storeStaffSignedIn(false);
  });
  storeStaffSignedIn(true);
  openTextDrafts('ruth', 'notes').set('a-request', 'She is better.');
  act(() => show({ ...RUTH, displayName: 'Ruth', isStaff: true }));

  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Unfinished Text' }));
  expect(screen.getByText('Signed in as Ruth')).toBeInTheDocument();

  await userEvent.click(dialog.getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByRole('button', { name: 'Create Circle' })).toBeInTheDocument();
});

it('a member is asked before signing out would lose the prayer that they are writing', async () => {
  act(() => show({ ...RUTH, displayName: 'Ruth' }));
  const prayer = await screen.findByRole('textbox', { name: /Your prayer/ });
  await userEvent.type(prayer, 'For peace.');

  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Unfinished Text' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));

  expect(prayer).toHaveValue('For peace.');
  await userEvent.clear(prayer);
});

it('a member who reads Spanish is asked in Spanish', async () => {
  setLanguage('es', VISITOR_TEXTS, 'es');
  onTestFinished(() => setLanguage('en', {}, undefined));
  act(() => show({ ...RUTH, displayName: 'Ruth' }));
  const prayer = await screen.findByRole('textbox', { name: /Su petición/ });
  await userEvent.type(prayer, 'Por la paz.');

  await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }));

  const dialog = await screen.findByRole('dialog', { name: 'Texto sin terminar' });
  expect(dialog).toHaveTextContent('hay texto escrito que no se ha enviado');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  await userEvent.clear(prayer);
});

it('a member who signs out on all devices learns when the others follow, and the focus stays on the screen', async () => {
  edge.callOrThrow.mockResolvedValue({ success: true });
  act(() => show({ ...RUTH, displayName: 'Ruth' }));

  const dialog = await askForAllDevices();
  expect(
    dialog.getByText('You’ll be signed out here now, and on your other devices within an hour.'),
  ).toBeVisible();
  expect(edge.callOrThrow).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Sign Out' }));

  await screen.findByRole('button', { name: 'Create Circle' });
  expect(edge.callOrThrow.mock.calls).toEqual([['endLinkSessions', {}]]);
  expect(screen.getByText(/^Authentication required/)).toHaveFocus();
});

it('a member stays signed in if the other devices cannot be signed out', async () => {
  edge.callOrThrow.mockRejectedValue(unreachable());
  act(() => show({ ...RUTH, displayName: 'Ruth' }));

  const dialog = await askForAllDevices();
  await userEvent.click(dialog.getByRole('button', { name: 'Sign Out' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Signed in as Ruth')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign Out on All Devices' })).toHaveFocus();
});

it('a member is told that signing out on all devices loses the prayer that they are writing', async () => {
  act(() => show({ ...RUTH, displayName: 'Ruth' }));
  const prayer = await screen.findByRole('textbox', { name: /Your prayer/ });
  await userEvent.type(prayer, 'For peace.');

  const dialog = await askForAllDevices();
  expect(dialog.getByText(/If you continue, it will be lost\.$/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));

  expect(prayer).toHaveValue('For peace.');
  await userEvent.clear(prayer);
});

it('staff, whose sessions end in their own area, are not offered to sign out on all devices', () => {
  act(() => show({ ...RUTH, displayName: 'Ruth', isStaff: true }));

  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign Out on All Devices' })).toBeNull();
});

it('members can change their name, and the focus stays on the screen', async () => {
  const member = userEvent.setup();
  act(() => show({ ...RUTH, displayName: 'Rut' }));
  const change = screen.getByRole('button', { name: 'Change Name' });
  await member.click(change);
  expect(screen.getByLabelText(/^Your name/)).toHaveFocus();
  await member.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(change).toHaveFocus();

  await member.click(change);
  await member.type(screen.getByLabelText(/^Your name/), 'h');
  await member.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Signed in as Ruth')).toBeVisible();
  expect(screen.queryByLabelText(/^Your name/)).toBeNull();
  expect(change).toHaveFocus();
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

  act(() => show(SIGNED_OUT));
  await screen.findByRole('button', { name: 'Create Circle' });
  act(() => show({ ...RUTH, displayName: 'Ruth' }));

  expect(await prayer()).toHaveValue('For peace.');
});

it('staff are warned before they are signed out because of inactivity, and members by link are not', async () => {
  noteActivity(Date.now() - ALMOST_IDLE_MS);
  act(() => show({ ...RUTH, displayName: 'Ruth' }));
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('alert')).toBeNull();

  act(() => show({ ...RUTH, displayName: 'Ruth', isStaff: true }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Are you still there?');
});

it('staff who were signed out learn why, and find the team login', () => {
  act(() => show(SIGNED_OUT));
  expect(screen.queryByRole('link', { name: 'Prayer Team Login' })).toBeNull();

  act(() => show({ state: 'signedOut', reason: 'idle' }));

  expect(screen.getByRole('status')).toHaveTextContent('You were signed out because of inactivity.');
  expect(screen.getByRole('link', { name: 'Prayer Team Login' })).toHaveAttribute('href', PATHS.login);
});
