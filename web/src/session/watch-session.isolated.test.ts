import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

afterEach(() => end());

function user(uid: string, claims: Record<string, unknown>, isAnonymous = false): KnownUser {
  return { uid, isAnonymous, getIdTokenResult: async () => ({ claims }) };
}

it.each([
  ['nobody', null, { state: 'signedOut' }],
  ['a wall visitor', user('visitor', { mfa: true }, true), { state: 'signedOut' }],
  ['a password-only sign-in', user('ruth', {}), { state: 'signedOut' }],
  ['a claim of the wrong type', user('ruth', { mfa: 'true' }), { state: 'signedOut' }],
  ['a sign-in with an emailed code', user('ruth', { mfa: true }), { state: 'signedIn', uid: 'ruth' }],
])('watchSession reports the right session for %s', async (_who, authUser, session) => {
  service.tell(authUser);
  await vi.waitFor(() => expect(onSession).toHaveBeenCalledExactlyOnceWith(session));
});

it('the newest update wins, however late older ones are answered', async () => {
  let answer: (result: TokenResult) => void = () => undefined;
  const slow = new Promise<TokenResult>((resolve) => {
    answer = resolve;
  });
  service.tell({ ...user('ruth', {}), getIdTokenResult: () => slow });
  service.tell(null);
  await vi.waitFor(() => expect(onSession).toHaveBeenCalledWith({ state: 'signedOut' }));
  answer({ claims: { mfa: true } });
  await slow;
  expect(onSession).toHaveBeenCalledTimes(1);
});

it('the session is checked again when the connection returns', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const ruth = user('ruth', { mfa: true });
  const ask = vi.spyOn(ruth, 'getIdTokenResult').mockRejectedValueOnce(new Error('no connection'));
  service.tell(ruth);
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
  expect(onSession).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(onSession).toHaveBeenCalledWith({ state: 'signedIn', uid: 'ruth' }));
  expect(ask).toHaveBeenCalledTimes(2);
});

it('nothing is reported after the watch has ended', async () => {
  end();
  window.dispatchEvent(new Event('online'));
  service.tell(user('ruth', { mfa: true }));
  await Promise.resolve();
  expect(onSession).not.toHaveBeenCalled();
});
