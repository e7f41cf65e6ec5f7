import { beforeEach, expect, it, vi } from 'vitest';
import { forgetScope, lastScope, storeScope, type TodayScope } from './last-scope.ts';

const KEY = 'prayer-community.today';
const MIRIAM: TodayScope = {
  actor: { uid: 'miriam', role: 'prayer_team' },
  visibility: 'nothing_confidential',
  hasDueTimes: true,
};

beforeEach(() => localStorage.removeItem(KEY));

it('the scope of a member is known at the next visit, and nobody else’s', () => {
  expect(lastScope('miriam')).toBeNull();

  storeScope(MIRIAM);

  expect(lastScope('miriam')).toEqual(MIRIAM);
  expect(lastScope('ben')).toBeNull();

  forgetScope();

  expect(localStorage.getItem(KEY)).toBeNull();
});

it.each(['no JSON', '{}', JSON.stringify({ ...MIRIAM, visibility: 'all' })])(
  'a device that stores %s knows none',
  (stored) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem(KEY, stored);

    expect(lastScope('miriam')).toBeNull();
  },
);
