import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueReminder, firstReminderAt } from './reminders.ts';

const HOUR_MS = 3_600_000;
const due = new Date('2026-11-21T12:00:00Z');
const hoursLater = (hours: number) => new Date(due.getTime() + hours * HOUR_MS);
const waiting = {
  status: 'new',
  archive_status: 'active',
  reminder_due_at: due,
  revision: 0,
  updated_at: hoursLater(-12),
} as const;

describe('a reminder', () => {
  it('is due for what nobody was given, once its time has come', () => {
    expect(dueReminder(waiting, 12, due)).toEqual({ dueAt: due, isToldNow: true, nextDueAt: hoursLater(12) });
    expect(dueReminder(waiting, 12, new Date(due.getTime() - 1))).toBeNull();
    expect(dueReminder({ ...waiting, status: 'assigned' }, 12, due)).toBeNull();
    expect(dueReminder({ ...waiting, archive_status: 'archived' }, 12, due)).toBeNull();
    expect(dueReminder({ ...waiting, reminder_due_at: null }, 12, due)).toBeNull();
  });

  it('comes next a whole number of waits later, and within one of now', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 168 }), fc.integer({ min: 0, max: 1e9 }), (hours, lateMs) => {
        const now = new Date(due.getTime() + lateMs);
        const next = dueReminder(waiting, hours, now)?.nextDueAt.getTime() ?? 0;

        expect(next).toBeGreaterThan(now.getTime());
        expect(next - now.getTime()).toBeLessThanOrEqual(hours * HOUR_MS);
        expect((next - due.getTime()) % (hours * HOUR_MS)).toBe(0);
      }),
    );
  });

  it('of a request that was given back counts from then', () => {
    const givenBack = { ...waiting, revision: 2, updated_at: hoursLater(-1) };

    expect(dueReminder(givenBack, 12, due)).toMatchObject({ isToldNow: false, nextDueAt: hoursLater(11) });
    expect(dueReminder({ ...givenBack, reminder_due_at: hoursLater(11) }, 12, hoursLater(11))).toMatchObject({
      isToldNow: true,
      nextDueAt: hoursLater(23),
    });
  });

  it('comes first after the hours that leadership chose', () => {
    expect(firstReminderAt(due, 5)).toEqual(hoursLater(5));
  });
});
