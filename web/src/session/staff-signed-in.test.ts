import { expect, it } from 'vitest';
import { isStaffSignedIn, onStaffSignInChange, storeStaffSignedIn } from './staff-signed-in.ts';

it('a sign-in and a sign-out are reported to their own tab as well', () => {
  const seen: boolean[] = [];
  const stop = onStaffSignInChange(() => seen.push(isStaffSignedIn()));

  storeStaffSignedIn(true);
  storeStaffSignedIn(false);
  stop();
  storeStaffSignedIn(true);

  expect(seen).toEqual([true, false]);
});
