import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PATHS } from '../config/paths.ts';
import { isTeamPushEnding, storedEnrollment, storeEnrollment } from './push/enrollment-storage.ts';
import { signOut, signOutNotice, signOutStaff } from './sign-out.ts';
import { isStaffSignedIn, storeStaffSignedIn } from './staff-signed-in.ts';
import { INTAKE_DRAFT_PREFIX, openTextDrafts } from './text-drafts.ts';
import { rememberUrl, urlAfterSignIn } from './url-after-sign-in.ts';

const { auth, currentSession, endOnServer, endTeamPush } = vi.hoisted(() => {
  const auth = { currentUser: null as { uid: string } | null, signOut: vi.fn() };
  return { auth, currentSession: vi.fn(), endOnServer: vi.fn(), endTeamPush: vi.fn() };
});

const CIRCLE_DRAFT_KEY = 'prayer-community.tab-draft.circle.ruth.a-circle';
const SET_UP_DRAFT_KEY = 'prayer-community.tab-draft.set-up.people';
const OPEN_REQUEST = `${PATHS.dashboard}?request=3f1c`;

vi.mock('../firebase/auth.ts', () => ({ auth }));
vi.mock('../firebase/call-or-throw.ts', () => ({ callOrThrow: endOnServer }));
vi.mock('./watch-session.ts', () => ({ currentSession }));
vi.mock('./push/team-push.ts', () => ({ endTeamPush }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.resetAllMocks();
  window.history.replaceState(null, '', OPEN_REQUEST);
  storeStaffSignedIn(true);
  storeEnrollment('team', 'a-device');
  currentSession.mockResolvedValue({ state: 'signedIn', uid: 'a-member' });
  auth.currentUser = { uid: 'ruth' };
  auth.signOut.mockImplementation(() => {
    auth.currentUser = null;
  });
});

it.each([
  ['idle', 'idle'],
  ['asked', null],
] as const)(
  'a sign-out keeps its reason, %s, if an expiry is reported before the server answers',
  async (reason, notice) => {
    let answer: () => void = () => undefined;
    endOnServer.mockReturnValue(
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
    );
    const first = signOut(reason);
    await waitFor(() => expect(endOnServer).toHaveBeenCalled());

    const second = signOut('expired');
    answer();
    await Promise.all([first, second]);

    expect(signOutNotice()).toBe(notice);
    expect(auth.signOut).toHaveBeenCalledTimes(1);
  },
);

it('a sign-out keeps its reason if an expiry is reported after it', async () => {
  await signOut('idle');

  await signOut('expired');

  expect(signOutNotice()).toBe('idle');
});

it('a sign-out has its own reason after an earlier session was signed out', async () => {
  await signOut('asked');
  auth.currentUser = { uid: 'ruth' };
  storeStaffSignedIn(true);

  await signOut('expired');

  expect(signOutNotice()).toBe('expired');
});

describe.each(['notes', 'replies', 'content'] as const)('drafts of %s', (kind) => {
  it.each([
    { reason: 'idle', left: 'Called her.' },
    { reason: 'expired', left: 'Called her.' },
    { reason: 'replaced', left: 'Called her.' },
    { reason: 'asked', left: '' },
  ] as const)('are left or deleted by a sign-out: %j', async ({ reason, left }) => {
    openTextDrafts('a-member', kind).set('a-key', 'Called her.');

    await signOut(reason);

    expect(openTextDrafts('a-member', kind).get('a-key')).toBe(left);
  });
});

it.each([
  { reason: 'idle', isLeft: true },
  { reason: 'expired', isLeft: true },
  { reason: 'asked', isLeft: false },
] as const)('a sign-out leaves or deletes the draft of a call: %j', async ({ reason, isLeft }) => {
  localStorage.setItem(`${INTAKE_DRAFT_PREFIX}a-member`, 'a call');

  await signOut(reason);

  expect(localStorage.getItem(`${INTAKE_DRAFT_PREFIX}a-member`) !== null).toBe(isLeft);
});

it.each([
  { reason: 'idle', isLeft: true },
  { reason: 'expired', isLeft: true },
  { reason: 'asked', isLeft: false },
] as const)('a sign-out leaves or deletes what was typed in the setup: %j', async ({ reason, isLeft }) => {
  sessionStorage.setItem(SET_UP_DRAFT_KEY, 'Ana Lopez, ana@grace.example');

  await signOut(reason);

  expect(sessionStorage.getItem(SET_UP_DRAFT_KEY) !== null).toBe(isLeft);
});

it.each([
  { who: 'staff', state: 'signedIn', reason: 'idle', left: 'For peace.' },
  { who: 'staff', state: 'signedIn', reason: 'expired', left: 'For peace.' },
  { who: 'staff', state: 'signedIn', reason: 'asked', left: null },
  { who: 'a member', state: 'signedOut', reason: 'expired', left: 'For peace.' },
  { who: 'a member', state: 'signedOut', reason: 'asked', left: null },
] as const)(
  'a sign-out leaves or deletes the prayer that $who is writing for a circle: $reason',
  async ({ state, reason, left }) => {
    currentSession.mockResolvedValue({ state });
    sessionStorage.setItem(CIRCLE_DRAFT_KEY, 'For peace.');
    auth.signOut.mockImplementation(() => {
      auth.currentUser = null;
      if (left === null) {
        // The form is open until the session has ended.
        sessionStorage.setItem(CIRCLE_DRAFT_KEY, 'For peace and rain.');
      }
    });

    await signOut(reason);

    expect(sessionStorage.getItem(CIRCLE_DRAFT_KEY)).toBe(left);
  },
);

it.each(['idle', 'expired'] as const)(
  'the sign-in after a sign-out returns to this screen: %s',
  async (reason) => {
    await signOut(reason);

    expect(urlAfterSignIn('ruth')).toBe(OPEN_REQUEST);
    expect(urlAfterSignIn('miriam')).toBe(PATHS.dashboard);
  },
);

it('the sign-out of a removed member gives its reason and leaves no address', async () => {
  await signOut('removed');

  expect(signOutNotice()).toBe('removed');
  expect(urlAfterSignIn('ruth')).toBe(PATHS.dashboard);
  expect(endOnServer).not.toHaveBeenCalled();
});

it('a logout leaves nothing behind even if another tab ends the session before the server answers', async () => {
  openTextDrafts('a-member', 'notes').set('request', 'Called her.');
  sessionStorage.setItem(CIRCLE_DRAFT_KEY, 'For peace.');
  rememberUrl(window.location, null);
  let answer: () => void = () => undefined;
  endOnServer.mockReturnValue(
    new Promise<void>((resolve) => {
      answer = resolve;
    }),
  );

  const logout = signOut('asked');
  await waitFor(() => expect(endOnServer).toHaveBeenCalled());

  expect(openTextDrafts('a-member', 'notes').get('request')).toBe('');
  expect(sessionStorage.getItem(CIRCLE_DRAFT_KEY)).toBeNull();
  expect(urlAfterSignIn('ruth')).toBe(PATHS.dashboard);
  expect(isStaffSignedIn()).toBe(false);
  openTextDrafts('a-member', 'notes').set('request', 'Called again.');
  answer();
  await logout;
  expect(openTextDrafts('a-member', 'notes').get('request')).toBe('');
});

it('a member of a prayer circle who signs out leaves the drafts and push notifications of staff as they are', async () => {
  currentSession.mockResolvedValue({ state: 'signedOut' });
  openTextDrafts('a-member', 'notes').set('request', 'Called her.');
  rememberUrl(window.location, null);

  await signOut('asked');

  expect(auth.currentUser).toBeNull();
  expect(endTeamPush).not.toHaveBeenCalled();
  expect(openTextDrafts('a-member', 'notes').get('request')).toBe('Called her.');
  expect(urlAfterSignIn('ruth')).toBe(OPEN_REQUEST);
  expect(signOutNotice()).toBeNull();
});

it('a logout ends the push notifications of staff', async () => {
  await signOut('asked');

  expect(endTeamPush).toHaveBeenCalledOnce();
});

it('a session that another replaces ends on the server, with the push notifications of staff and without a notice', async () => {
  await signOutStaff();

  expect(endOnServer).toHaveBeenCalledOnce();
  expect(endTeamPush).toHaveBeenCalledOnce();
  expect(auth.currentUser).toBeNull();
  expect(isStaffSignedIn()).toBe(false);
  expect(signOutNotice()).toBeNull();
  expect(urlAfterSignIn('ruth')).toBe(PATHS.dashboard);
});

it('a logout whose code for push notifications does not load ends the session, and the notifications later', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  openTextDrafts('a-member', 'notes').set('request', 'Called her.');
  vi.doMock('./push/team-push.ts', () => {
    throw new Error('no connection');
  });
  onTestFinished(() => void vi.doMock('./push/team-push.ts', () => ({ endTeamPush })));

  await signOut('asked');

  expect(auth.currentUser).toBeNull();
  expect(openTextDrafts('a-member', 'notes').get('request')).toBe('');
  expect(storedEnrollment('team')).toBeNull();
  expect(isTeamPushEnding()).toBe(true);
});

it('a tab that sees the end of a session as an expiry, while another tab logs out, ends it without a notice', async () => {
  storeStaffSignedIn(false);

  await signOut('expired');

  expect(auth.currentUser).toBeNull();
  expect(signOutNotice()).toBeNull();
  expect(urlAfterSignIn('ruth')).toBe(PATHS.dashboard);
});

it.each(['idle', 'asked'] as const)(
  'a sign-out ends the session on this device if an expired token cannot be renewed: %s',
  async (reason) => {
    currentSession.mockRejectedValue(new Error('auth/network-request-failed'));

    await signOut(reason);

    expect(auth.currentUser).toBeNull();
  },
);
