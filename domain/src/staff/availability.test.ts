import { describe, expect, it } from 'vitest';
import {
  dueAvailability,
  periodProblems,
  setAvailable,
  setStatus,
  setUnavailable,
  UNAVAILABLE_PERIOD_REFUSALS,
} from './availability.ts';

const NOW = new Date(2026, 10, 21, 15, 30);
const TODAY = new Date(2026, 10, 21, 0, 5);
const YESTERDAY = new Date(2026, 10, 20, 23, 59);
const TOMORROW = new Date(2026, 10, 22);

const { startMissing, endMissing, startInPast, endBeforeStart } = UNAVAILABLE_PERIOD_REFUSALS;

describe('an unavailable period', () => {
  it.each([
    ['no dates chosen', null, null, startMissing, endMissing],
    ['a partially typed start date', new Date(Number.NaN), TOMORROW, startMissing, null],
    ['no end date', TODAY, null, null, endMissing],
    ['a start date in the past', YESTERDAY, TOMORROW, startInPast, null],
    ['an end date before the start date', TOMORROW, TODAY, null, endBeforeStart],
    ['an end date in the past and no start date', null, YESTERDAY, startMissing, endBeforeStart],
    ['only today', TODAY, TODAY, null, null],
    ['today through tomorrow', TODAY, TOMORROW, null, null],
  ])('is validated with %s', (_what, start, end, startProblem, endProblem) => {
    expect(periodProblems({ start, end }, NOW)).toEqual({ start: startProblem, end: endProblem });
  });

  it('that starts today begins now, not hours ago, and ends at the end of its last day', () => {
    expect(setUnavailable(TODAY, TOMORROW, NOW)).toEqual({
      status: 'unavailable',
      unavailable_start_date: NOW,
      unavailable_end_date: new Date(2026, 10, 22, 23, 59, 59, 999),
    });
  });

  it('that starts later begins with its first day and leaves the member available until then', () => {
    expect(setUnavailable(new Date(2026, 10, 22, 15), TOMORROW, NOW)).toMatchObject({
      status: 'available',
      unavailable_start_date: new Date(2026, 10, 22),
    });
  });

  it('clears both dates when it ends', () => {
    expect(setAvailable()).toEqual({
      status: 'available',
      unavailable_start_date: null,
      unavailable_end_date: null,
    });
  });
});

describe('a status set by leadership', () => {
  const none = setAvailable();
  const upcoming = setUnavailable(TOMORROW, TOMORROW, NOW);
  const begun = setUnavailable(TODAY, TOMORROW, NOW);
  const away = { ...none, status: 'unavailable' } as const;

  it.each([
    ['unavailable', 'without a period', none, away],
    ['unavailable', 'before an announced period', upcoming, { ...upcoming, status: 'unavailable' }],
    ['unavailable', 'during a period', begun, away],
    ['available', 'before an announced period', upcoming, none],
    ['available', 'during a period', begun, none],
  ] as const)('%s is stored %s', (status, _when, current, expected) => {
    expect({ ...current, ...setStatus(status, current, NOW) }).toEqual(expected);
  });
});

describe('dueAvailability', () => {
  const period = setUnavailable(TOMORROW, TOMORROW, NOW);
  const during = new Date(2026, 10, 22, 12);
  const after = new Date(2026, 10, 23, 0, 0, 1);

  it('changes nothing before a period or without one', () => {
    expect(dueAvailability(period, NOW)).toBeNull();
    expect(dueAvailability(setAvailable(), NOW)).toBeNull();
    expect(dueAvailability({ ...setAvailable(), status: 'unavailable' }, NOW)).toBeNull();
  });

  it('makes a member unavailable once, when the period begins', () => {
    const begun = dueAvailability(period, during);

    expect(begun).toEqual({ status: 'unavailable' });
    expect(dueAvailability({ ...period, ...begun }, during)).toBeNull();
  });

  it('makes a member available when the period ends, even if its start was never processed', () => {
    expect(dueAvailability(period, after)).toEqual(setAvailable());
    expect(dueAvailability({ ...period, status: 'unavailable' }, after)).toEqual(setAvailable());
  });
});
