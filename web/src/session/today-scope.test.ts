import { beforeEach, expect, it, vi } from 'vitest';
import { clearTodayScope, storedTodayScope, storeTodayScope, type TodayScope } from './today-scope.ts';

const KEY = 'prayer-community.today';
const MIRIAM: TodayScope = {
  actor: { uid: 'miriam', role: 'prayer_team' },
  visibility: 'nothing_confidential',
  hasDueTimes: true,
};

beforeEach(() => localStorage.removeItem(KEY));

it('a device stores the scope of one member until the session ends', () => {
  expect(storedTodayScope('miriam')).toBeNull();

  storeTodayScope(MIRIAM);

  expect(storedTodayScope('miriam')).toEqual(MIRIAM);
  expect(storedTodayScope('ben')).toBeNull();

  clearTodayScope();

  expect(localStorage.getItem(KEY)).toBeNull();
});

it.each(['no JSON', '{}', JSON.stringify({ ...MIRIAM, visibility: 'all' })])(
  '%s is not read as a scope',
  (stored) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem(KEY, stored);

    expect(storedTodayScope('miriam')).toBeNull();
  },
);
