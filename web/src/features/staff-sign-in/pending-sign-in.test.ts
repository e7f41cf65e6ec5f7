import { beforeEach, expect, it } from 'vitest';
import {
  forgetPendingSignIn,
  type PendingSignIn,
  readPendingSignIn,
  storePendingSignIn,
} from './pending-sign-in.ts';

const pending: PendingSignIn = { challengeId: 'a'.repeat(43), email: 'r***@example.org', resendAtMs: 1 };
const other: PendingSignIn = { ...pending, challengeId: 'b'.repeat(43) };

beforeEach(() => sessionStorage.clear());

it('the sign-in passed on by the login takes precedence over the one stored in the tab', () => {
  storePendingSignIn(other);
  expect(readPendingSignIn(pending)).toEqual(pending);
});

it('after another code was sent, the stored time of the next one takes precedence', () => {
  const resent = { ...pending, resendAtMs: 60_000 };
  storePendingSignIn(resent);
  expect(readPendingSignIn(pending)).toEqual(resent);
});

it.each([null, undefined, 'text', { challengeId: 'short' }])(
  'the sign-in stored in the tab is used if %o was passed on',
  (state) => {
    storePendingSignIn(other);
    expect(readPendingSignIn(state)).toEqual(other);
  },
);

it('no sign-in is read after it was forgotten or if the stored one is invalid', () => {
  storePendingSignIn(pending);
  forgetPendingSignIn();
  expect(readPendingSignIn(null)).toBeNull();
  sessionStorage.setItem('prayer-community.pending-sign-in', '{');
  expect(readPendingSignIn(null)).toBeNull();
});
