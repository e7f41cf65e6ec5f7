import { expect, it, vi } from 'vitest';
import { clockAheadByCurrentToken } from './clock-ahead.ts';

const END_MS = Date.UTC(2026, 10, 26, 10);

const current = vi.hoisted((): { token: unknown } => ({ token: null }));
vi.mock('../firebase/auth.ts', () => ({
  auth: {
    authStateReady: async () => undefined,
    currentUser: {
      getIdTokenResult: async () => ({ expirationTime: new Date(END_MS).toUTCString() }),
      toJSON: () => ({ stsTokenManager: current.token }),
    },
  },
}));

it.each([300_000, 0, -300_000])('the clock is reported as %i ms ahead', async (aheadMs) => {
  current.token = { expirationTime: END_MS + aheadMs };

  expect(await clockAheadByCurrentToken()).toBe(aheadMs);
});

it('the clock is trusted if the SDK does not say when the token expires', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  current.token = {};

  expect(await clockAheadByCurrentToken()).toBe(0);
});
