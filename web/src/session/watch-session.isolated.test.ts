import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { WAIT_MS } from '../testing/wait-ms.ts';
import type { Session } from './session.ts';
import { watchSession } from './watch-session.ts';

interface TokenResult {
  claims: Record<string, unknown>;
}

interface KnownUser {
  uid: string;
  isAnonymous: boolean;
  getIdTokenResult: () => Promise<TokenResult>;
}

const service = vi.hoisted(() => {
  const auth: { currentUser: unknown } = { currentUser: null };
  let listener: (user: unknown) => void = () => undefined;
  return {
    auth,
    onIdTokenChanged: (_auth: unknown, listen: (user: unknown) => void) => {
      listener = listen;
      return () => {
        listener = () => undefined;
      };
    },
    tell: (user: unknown) => {
      auth.currentUser = user;
      listener(user);
    },
  };
});
vi.mock('../firebase/auth.ts', () => ({ auth: service.auth }));
vi.mock('firebase/auth', () => ({ onIdTokenChanged: service.onIdTokenChanged }));

const onSession = vi.fn<(session: Session) => void>();
let end: () => void;

beforeEach(() => {
  onSession.mockClear();
  end = watchSession(onSession);
});

afterEach(() => {
  end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function user(uid: string, claims: Record<string, unknown>, isAnonymous = false): KnownUser {
  return { uid, isAnonymous, getIdTokenResult: async () => ({ claims }) };
}

/** A user whose token is being read until `answer` is called. */
function slowUser(uid: string, claims: Record<string, unknown>): { slow: KnownUser; answer: () => void } {
  let answer: () => void = () => undefined;
  const result = new Promise<TokenResult>((resolve) => {
    answer = () => resolve({ claims });
  });
  return { slow: { ...user(uid, claims), getIdTokenResult: () => result }, answer: () => answer() };
}

/** Lets everything finish that waits only for answers that have arrived. */
async function settle(): Promise<void> {
  vi.useFakeTimers();
  await vi.advanceTimersByTimeAsync(0);
}

it.each([
  ['nobody', null, { state: 'signedOut' }],
  ['a wall visitor', user('visitor', { mfa: true }, true), { state: 'signedOut' }],
  ['a password-only sign-in', user('ruth', {}), { state: 'signedOut' }],
  ['a claim of the wrong type', user('ruth', { mfa: 'true' }), { state: 'signedOut' }],
  ['a sign-in with an emailed code', user('ruth', { mfa: true }), { state: 'signedIn', uid: 'ruth' }],
])('watchSession reports the right session for %s', async (_who, authUser, session) => {
  service.tell(authUser);
  await vi.waitFor(() => expect(onSession).toHaveBeenCalledExactlyOnceWith(session), WAIT_MS);
});

it('the newest update wins, however late older ones are answered', async () => {
  const { slow, answer } = slowUser('ruth', { mfa: true });
  service.tell(slow);
  service.tell(null);
  await vi.waitFor(() => expect(onSession).toHaveBeenCalledWith({ state: 'signedOut' }), WAIT_MS);
  answer();
  await settle();
  expect(onSession).toHaveBeenCalledTimes(1);
});

/** A member whose expired token could not be renewed once. */
async function failTokenRefresh(): Promise<MockInstance<() => Promise<TokenResult>>> {
  vi.spyOn(console, 'warn').mockReturnValue();
  const ruth = user('ruth', { mfa: true });
  const ask = vi.spyOn(ruth, 'getIdTokenResult').mockRejectedValueOnce(new Error('no connection'));
  service.tell(ruth);
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled(), WAIT_MS);
  expect(onSession).not.toHaveBeenCalled();
  return ask;
}

it('the session is checked again when the connection returns', async () => {
  const ask = await failTokenRefresh();
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(onSession).toHaveBeenCalledWith({ state: 'signedIn', uid: 'ruth' }), WAIT_MS);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('the session is checked every half minute until a check succeeds, as no event fires behind a captive portal', async () => {
  vi.useFakeTimers();
  const ask = await failTokenRefresh();
  ask.mockRejectedValueOnce(new Error('still no connection'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onSession).toHaveBeenCalledExactlyOnceWith({ state: 'signedIn', uid: 'ruth' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('a failed check is not repeated after the watch has ended', async () => {
  vi.useFakeTimers();
  const ask = await failTokenRefresh();
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('nothing is reported after the watch has ended', async () => {
  const { slow, answer } = slowUser('ruth', { mfa: true });
  service.tell(slow);
  end();
  window.dispatchEvent(new Event('online'));
  service.tell(user('naomi', { mfa: true }));
  answer();
  await settle();
  expect(onSession).not.toHaveBeenCalled();
});
