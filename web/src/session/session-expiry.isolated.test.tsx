import type { Profile } from '@prayer-community/domain/staff/profile';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PATHS } from '../config/paths.ts';
import { staffMember } from '../testing/show-on-dashboard.tsx';
import { showToast } from '../ui/toast/toast.ts';
import { currentTime } from '../ui/use-now.ts';
import { OwnProfileContext } from './own-profile.ts';
import { SessionExpiry } from './session-expiry.tsx';
import { signOut } from './sign-out.ts';
import { forgetUrl, urlAfterSignIn } from './url-after-sign-in.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * The fake sign-in service: the age of the session by the server's clock, and how far the device's clock is ahead of
 * it, now and when the current token arrived.
 */
const service = vi.hoisted(() => ({
  ageMs: 0,
  aheadMs: 0,
  tokenAheadMs: 0,
  isReachable: true,
  onNewToken: () => {},
}));

vi.mock('../ui/toast/toast.ts', () => ({ showToast: vi.fn() }));
vi.mock('./sign-out.ts', () => ({ signOut: vi.fn().mockResolvedValue(undefined) }));
vi.mock('../firebase/auth.ts', () => ({
  auth: {
    authStateReady: async () => undefined,
    currentUser: {
      getIdTokenResult: async (isNew = false) => {
        if (isNew && !service.isReachable) {
          throw new Error('no connection');
        }
        const serverMs = Date.now() - service.aheadMs;
        return {
          claims: { mfa_at: Math.floor((START_MS - service.ageMs) / 1000) },
          issuedAtTime: new Date(serverMs).toUTCString(),
          expirationTime: new Date(TOKEN_END_MS).toUTCString(),
        };
      },
      toJSON: () => ({ stsTokenManager: { expirationTime: TOKEN_END_MS + service.tokenAheadMs } }),
    },
  },
}));
vi.mock('firebase/auth', () => ({
  onIdTokenChanged: (_auth: unknown, onChange: () => void) => {
    service.onNewToken = onChange;
    onChange();
    return () => undefined;
  },
}));

/** By the server's clock. */
const START_MS = Date.UTC(2026, 10, 26, 9);
const TOKEN_END_MS = START_MS + HOUR_MS;

beforeEach(() => {
  vi.mocked(signOut).mockClear();
  vi.mocked(showToast).mockClear();
  Object.assign(service, { ageMs: 0, aheadMs: 0, tokenAheadMs: 0, isReachable: true });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

async function open(state: Partial<typeof service>, ended: Partial<Profile<Date>> = {}): Promise<void> {
  Object.assign(service, { tokenAheadMs: state.aheadMs ?? 0, ...state });
  vi.useFakeTimers({ now: START_MS + service.aheadMs });
  const profile = staffMember('me', 'prayer_team', { session_hours: 12, ...ended });
  render(
    <OwnProfileContext value={{ state: 'ready', uid: 'me', profile }}>
      <SessionExpiry />
    </OwnProfileContext>,
  );
  await pass(5_000);
}

it.each([
  ['ahead', 24 * HOUR_MS],
  ['behind', -24 * HOUR_MS],
  ['behind until it is set right', 0, -24 * HOUR_MS],
])(
  'a new session survives a device clock that is a day %s and ends on time',
  async (_which, aheadMs, tokenAheadMs = aheadMs) => {
    await open({ aheadMs, tokenAheadMs });
    expect(signOut).not.toHaveBeenCalled();

    await pass(11.9 * HOUR_MS);
    expect(signOut).not.toHaveBeenCalled();
    await pass(0.2 * HOUR_MS);

    expect(signOut).toHaveBeenCalledWith('expired');
  },
);

it('a member’s screens follow the server’s clock, also after that of the device was set right', async () => {
  await open({ aheadMs: -2 * HOUR_MS });
  expect(currentTime()).toEqual(new Date(START_MS + 5_000));

  vi.setSystemTime(START_MS + HOUR_MS);
  service.tokenAheadMs = 0;
  service.onNewToken();
  await pass(0);

  expect(currentTime()).toEqual(new Date(START_MS + HOUR_MS));
});

it.each([
  ['and not before', {}],
  ['by the server’s clock', { aheadMs: 24 * HOUR_MS }],
  ['by the server’s clock, if that of the device is slow', { aheadMs: -2 * HOUR_MS }],
])('the end of a session is announced once, five minutes ahead %s', async (_which, state) => {
  await open(state);
  await pass(12 * HOUR_MS - 6 * MINUTE_MS);
  expect(showToast).not.toHaveBeenCalled();

  await pass(4 * MINUTE_MS);

  expect(showToast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      title: 'Your session ends in less than 5 minutes',
      text: 'Please save your work and sign in again.',
      durationMs: 5 * MINUTE_MS,
    }),
  );
  expect(signOut).not.toHaveBeenCalled();
});

it.each([
  ['that has expired', { ageMs: 13 * HOUR_MS }],
  ['that has expired, even if the server is unreachable', { ageMs: 13 * HOUR_MS, isReachable: false }],
  [
    'that has expired, even if the device’s clock is slow as well',
    { ageMs: 13 * HOUR_MS, isReachable: false, aheadMs: -2 * HOUR_MS },
  ],
])('SessionExpiry ends a session %s', async (_which, state) => {
  vi.spyOn(console, 'warn').mockReturnValue();

  await open(state);

  expect(signOut).toHaveBeenCalledWith('expired');
  expect(showToast).not.toHaveBeenCalled();
});

it('a session ended elsewhere ends without requesting a token, which its account may no longer get', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();

  await open({ ageMs: HOUR_MS, isReachable: false }, { sessions_ended_at: new Date(START_MS - 1000) });

  expect(signOut).toHaveBeenCalledWith('expired');
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  ['removed', true],
  ['expired', false],
])('a member whose profile is gone is signed out as %s', async (reason, isDeleted) => {
  vi.useFakeTimers({ now: START_MS });
  render(
    <OwnProfileContext value={{ state: 'absent', wasReady: true, isDeleted }}>
      <SessionExpiry />
    </OwnProfileContext>,
  );
  await pass(5_000);

  expect(signOut).toHaveBeenCalledExactlyOnceWith(reason);
});

it('an ended session leaves no address of its own, because a logout may have ended it', async () => {
  forgetUrl();
  window.history.replaceState(null, '', `${PATHS.dashboard}?request=3f1c`);

  await open({ ageMs: HOUR_MS }, { sessions_ended_at: new Date(START_MS - 1000) });

  expect(signOut).toHaveBeenCalledWith('expired');
  expect(urlAfterSignIn('ruth')).toBe(PATHS.dashboard);
});
