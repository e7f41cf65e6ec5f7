import { describe, expect, it } from 'vitest';
import { insightMonthSchema } from './insights-counts.ts';
import { reportOn } from './insights-report.ts';

const october = insightMonthSchema.parse({
  days: {
    '2026-10-25': { requests: 9, urgency: { low: 9 }, categories: { other: 9 } },
    '2026-10-31': {
      requests: 2,
      urgency: { low: 1, high: 1 },
      categories: { healing: 2, family: 1 },
      assigned_after: { 60: 1, 120: 1 },
      contacted_after: { 600: 1 },
      replied_after: { 30: 1, 60: 1 },
    },
  },
});
const november = insightMonthSchema.parse({
  days: {
    '2026-11-01': { requests: 1, urgency: { high: 1 }, categories: { none: 1 }, assigned_after: { 600: 1 } },
    '2026-11-04': { answered: 3 },
  },
});
const WEEKS = ['2026-10-26', '2026-11-02'];

describe('the report for a range', () => {
  const report = reportOn([october, november], WEEKS);

  it('adds up only the days of each week, across months', () => {
    expect(report.weeks).toMatchObject([
      { week: '2026-10-26', requests: 3, urgency: { low: 1, medium: 0, high: 2 }, answered: 0 },
      { week: '2026-11-02', requests: 0, answered: 3 },
    ]);
    expect(report.total).toMatchObject({
      requests: 3,
      categories: { healing: 2, finances: 0, family: 1, mental_health: 0, other: 0, none: 1 },
      answered: 3,
    });
  });

  it('computes medians from all waits, not from medians', () => {
    expect(report.total).toMatchObject({
      assigned: 3,
      minutesToAssignment: 120,
      contacted: 1,
      minutesToContact: 600,
      replied: 2,
      minutesToReply: 45,
    });
    expect(report.weeks.map(({ minutesToAssignment }) => minutesToAssignment)).toEqual([120, null]);
  });

  it('is empty if nothing is stored', () => {
    const { total, weeks } = reportOn([], WEEKS);
    expect(total).toMatchObject({ requests: 0, answered: 0, minutesToAssignment: null });
    expect(weeks).toHaveLength(2);
  });
});
