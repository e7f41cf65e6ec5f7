import { beforeEach, expect, it } from 'vitest';
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

it.each([
  ['visibility', 'all'],
  ['role', 'visitor'],
  ['uid', ''],
])('a stored scope with the %s "%s" is not read', (field, unknown) => {
  storeTodayScope(MIRIAM);
  const stored = new URLSearchParams(localStorage.getItem(KEY) ?? '');
  expect(stored.has(field)).toBe(true);
  stored.set(field, unknown);
  localStorage.setItem(KEY, stored.toString());

  expect(storedTodayScope('miriam')).toBeNull();
});
