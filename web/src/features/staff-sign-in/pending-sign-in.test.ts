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

it('takes what the login handed over, before what the tab kept', () => {
  storePendingSignIn(other);
  expect(readPendingSignIn(pending)).toEqual(pending);
});

it.each([null, undefined, 'text', { challengeId: 'short' }])(
  'takes what the tab kept when %o was handed over',
  (state) => {
    storePendingSignIn(other);
    expect(readPendingSignIn(state)).toEqual(other);
  },
);

it('knows of none when it is forgotten, or what was kept is not one', () => {
  storePendingSignIn(pending);
  forgetPendingSignIn();
  expect(readPendingSignIn(null)).toBeNull();
  sessionStorage.setItem('prayer-community.pending-sign-in', '{');
  expect(readPendingSignIn(null)).toBeNull();
});
