import { DEFAULT_IDENTITY } from '@prayer-community/domain/settings/site-identity';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AccountSession } from '../session/account/account-session.ts';
import { storeStaffSignedIn } from '../session/staff-signed-in.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { showIdentity } from '../ui/identity/identity.ts';

const RUTH = {
  state: 'signedIn',
  uid: 'ruth',
  email: 'ruth@example.org',
  displayName: 'Ruth',
  isStaff: false,
} as const;

let show: (session: AccountSession) => void;

// Firebase Auth does not run in jsdom.
vi.mock('../session/account/account-auth.ts', () => ({
  watchAccountSession: (onSession: (session: AccountSession) => void) => {
    show = onSession;
    onSession(RUTH);
    return () => undefined;
  },
}));
vi.mock('../session/sign-out.ts', () => ({
  signOut: async () => show({ state: 'signedOut', reason: null }),
}));

const turnedOff = () => screen.findByRole('heading', { level: 1, name: 'This page is turned off' });

beforeEach(() => showIdentity({ screens: { prayer_circles: false, daily_content: false, insights: false } }));

afterEach(() => {
  storeStaffSignedIn(false);
  showIdentity(DEFAULT_IDENTITY);
});

it('members can sign out where prayer circles are turned off', async () => {
  const member = await openScreen('/prayer-circles');
  await turnedOff();
  expect(await screen.findByText('Signed in as Ruth')).toBeVisible();

  await member.click(screen.getByRole('button', { name: 'Sign Out' }));

  expect(await screen.findByText('You’re signed out.')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull();
});

it.each([
  ['staff', '/prayer-circles', true],
  ['members', '/daily-content', false],
])('%s see no Sign Out where %s is turned off', async (_who, path, isStaff) => {
  storeStaffSignedIn(isStaff);
  await openScreen(path);
  await turnedOff();
  await act(() => vi.dynamicImportSettled());

  expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull();
});
