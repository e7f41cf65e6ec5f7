import { message } from '@prayer-community/i18n/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COME_BACK_ANSWERS,
  comeBackAfter,
  comeBackDayProblem,
  isComeBackApplied,
  isComeBackDue,
  mayPlanComeBack,
  morningAfter,
  planComeBack,
} from './come-back.ts';

const NOW = new Date(2026, 10, 23, 15, 30);
const OPEN = { emptied_at: null, ended_by_requester: null } as const;

describe('a come-back date', () => {
  it.each([
    [Number.NaN, message('Please choose a day.')],
    [-1, message('Please choose a day after today.')],
    [0, message('Please choose a day after today.')],
    [1, null],
    [365, null],
    [366, message('Please choose a day within a year.')],
  ])('that is %d days ahead has the problem %j', (days, problem) => {
    expect(comeBackDayProblem(days)).toEqual(problem);
  });

  it('cannot be planned for a request that was anonymized or ended by its requester', () => {
    expect(mayPlanComeBack(OPEN)).toBe(true);
    expect(mayPlanComeBack({ ...OPEN, emptied_at: NOW })).toBe(false);
    expect(mayPlanComeBack({ ...OPEN, ended_by_requester: 'withdrawn' })).toBe(false);
  });

  it('is due from its time on', () => {
    const due = { ...OPEN, come_back_at: NOW };
    expect(isComeBackDue(due, NOW)).toBe(true);
    expect(isComeBackDue(due, new Date(NOW.getTime() - 1))).toBe(false);
    expect(isComeBackDue({ ...due, come_back_at: null }, NOW)).toBe(false);
    expect(isComeBackDue({ ...due, emptied_at: NOW }, NOW)).toBe(false);
  });

  it('is stored as the next revision of the request', () => {
    expect(planComeBack({ revision: 4 }, 'ruth', NOW)).toEqual({
      come_back_at: NOW,
      come_back_by: 'ruth',
      revision: 5,
    });
  });

  it('moves two weeks ahead if the requester still needs prayer, and three days if they have not answered', () => {
    expect(COME_BACK_ANSWERS.map((answer) => comeBackAfter(answer, NOW))).toEqual([
      null,
      new Date(2026, 11, 7, 8),
      new Date(2026, 10, 26, 8),
    ]);
  });
});

it('morningAfter returns a future morning on the right day, regardless of hour and season', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date(2026, 0, 1), max: new Date(2028, 0, 1), noInvalidDate: true }),
      fc.integer({ min: 1, max: 366 }),
      (now, days) => {
        const morning = morningAfter(days, now);
        expect(morning.getTime()).toBeGreaterThan(now.getTime());
        expect([morning.getHours(), morning.getMinutes()]).toEqual([8, 0]);
        const day = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
        expect(day(morning) - day(now)).toBe(days * 24 * 3_600_000);
      },
    ),
  );
});

describe('a come-back date whose response was lost', () => {
  const written = planComeBack({ revision: 4 }, 'ruth', NOW);

  it.each([
    ['unchanged', written, true],
    ['set to a different day', { ...written, come_back_at: new Date(0) }, false],
    ['cleared', { ...written, come_back_at: null }, false],
    ['set by another member', { ...written, come_back_by: 'daniel' }, false],
    ['changed in the meantime', { ...written, revision: 6 }, false],
  ])('is judged correctly if found %s', (_how, current, expected) => {
    expect(isComeBackApplied(current, written)).toBe(expected);
  });
});
