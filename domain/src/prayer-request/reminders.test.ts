import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../fields/durations.ts';
import { isQuiet } from '../settings/quiet-hours.ts';
import { reminderSettingsSchema } from '../settings/settings.ts';
import { planComeBack } from './come-back.ts';
import type { ReminderChoice } from './due-time.ts';
import { UNSET_SCHEDULE } from './reminder-schedule.ts';
import {
  advanceSchedule,
  dueAt,
  importedSchedule,
  isEscalated,
  isOverdue,
  restartedSchedule,
  startSchedule,
} from './reminders.ts';
import { reopenRequest } from './request-transitions.ts';

const due = new Date('2026-11-21T12:00:00Z');
const hoursLater = (hours: number) => new Date(due.getTime() + hours * HOUR_MS);
const waiting = {
  status: 'new',
  archive_status: 'active',
  source: 'web',
  urgency_level: 'low',
  signs_of_need: [],
  awaits_listening: false,
  created_at: hoursLater(-12),
  reminder_due_at: due,
  clock: UNSET_SCHEDULE,
  revision: 0,
  updated_at: hoursLater(-12),
} as const;

const NIGHT = { from: 22, to: 7 };

const everyHours = (hours: number): ReminderChoice =>
  reminderSettingsSchema.parse({ unassigned_after_hours: hours });

describe('a reminder with the same interval for all requests', () => {
  const choice = everyHours(12);

  it('is due for an unassigned request once its time has come', () => {
    expect(advanceSchedule(waiting, choice, due)).toEqual({
      reminder: { dueAt: due, isEscalation: false },
      reminder_due_at: hoursLater(12),
      clock: { ...UNSET_SCHEDULE, reminder_count: 1, reminded_at: due },
    });
    expect(advanceSchedule(waiting, choice, new Date(due.getTime() - 1))).toBeNull();
    expect(advanceSchedule({ ...waiting, status: 'assigned' }, choice, due)).toBeNull();
    expect(advanceSchedule({ ...waiting, archive_status: 'archived' }, choice, due)).toBeNull();
    expect(advanceSchedule({ ...waiting, reminder_due_at: null }, choice, due)).toBeNull();
  });

  it('comes next after a whole number of intervals, within one interval from now', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 168 }), fc.integer({ min: 0, max: 1e9 }), (hours, lateMs) => {
        const now = new Date(due.getTime() + lateMs);
        const next = advanceSchedule(waiting, everyHours(hours), now)?.reminder_due_at?.getTime() ?? 0;

        expect(next).toBeGreaterThan(now.getTime());
        expect(next - now.getTime()).toBeLessThanOrEqual(hours * HOUR_MS);
        expect((next - due.getTime()) % (hours * HOUR_MS)).toBe(0);
      }),
    );
  });

  it('counts from the time the request was given back', () => {
    const givenBack = { ...waiting, revision: 2, updated_at: hoursLater(-1) };

    expect(advanceSchedule(givenBack, choice, due)).toMatchObject({
      reminder: null,
      reminder_due_at: hoursLater(11),
    });
    const later = { ...givenBack, reminder_due_at: hoursLater(11) };
    expect(advanceSchedule(later, choice, hoursLater(11))).toMatchObject({
      reminder: { dueAt: hoursLater(11) },
      reminder_due_at: hoursLater(23),
    });
  });

  it('never becomes an escalation or makes a request overdue', () => {
    const often = {
      ...waiting,
      clock: { ...UNSET_SCHEDULE, reminder_count: 9, reminded_at: hoursLater(-1) },
    };

    expect(advanceSchedule(often, choice, due)?.reminder).toEqual({ dueAt: due, isEscalation: false });
    expect(dueAt(waiting, choice)).toBeNull();
    expect(isOverdue(waiting, choice, hoursLater(99))).toBe(false);
  });
});

describe('the reminder schedule by urgency', () => {
  const choice: ReminderChoice = { ...everyHours(12), by_urgency: true };
  const came = (urgency_level: 'high' | 'medium' | 'low') => ({
    ...waiting,
    urgency_level,
    ...startSchedule(waiting.created_at, urgency_level, choice),
  });

  it('starts with the due time', () => {
    expect(startSchedule(due, 'medium', choice)).toEqual({
      reminder_due_at: hoursLater(4),
      clock: { ...UNSET_SCHEDULE, due_at: hoursLater(4), reckoned_by: '1, 4, 12 hours' },
    });
    expect(startSchedule(due, 'medium', everyHours(12))).toEqual({
      reminder_due_at: hoursLater(12),
      clock: UNSET_SCHEDULE,
    });
  });

  it('gives the due time of a request and whether it is overdue', () => {
    const urgent = { ...waiting, urgency_level: 'high' } as const;

    expect(dueAt(urgent, choice)).toEqual(hoursLater(-11));
    expect(isOverdue(urgent, choice, hoursLater(-11))).toBe(true);
    expect(isOverdue(urgent, choice, new Date(hoursLater(-11).getTime() - 1))).toBe(false);
    expect(dueAt({ ...urgent, status: 'assigned' }, choice)).toBeNull();
    expect(dueAt({ ...urgent, revision: 2, updated_at: due }, choice)).toEqual(hoursLater(1));
  });

  it('restarts for a reopened request, regardless of earlier reminders', () => {
    const reminders = { reminder_count: 5, reminded_at: hoursLater(-9), escalated_at: hoursLater(-9) };
    const closed = { ...waiting, status: 'closed', archive_status: 'archived', revision: 3 } as const;
    const reopened = {
      ...{ ...closed, clock: { ...UNSET_SCHEDULE, ...reminders } },
      ...reopenRequest(closed, 'grace'),
      updated_at: due,
    };

    expect(isEscalated(reopened)).toBe(false);
    expect(advanceSchedule(reopened, choice, due)).toEqual({
      reminder: null,
      ...startSchedule(due, 'low', choice),
    });
    expect(advanceSchedule(reopened, everyHours(12), due)).toMatchObject({
      reminder: null,
      reminder_due_at: hoursLater(12),
    });
  });

  function remindersByHour(first: ReturnType<typeof came>, chosen: ReminderChoice, hours: number): string[] {
    let request = first;
    return Array.from({ length: hours }, (_, hour) => {
      const step = advanceSchedule(request, chosen, new Date(request.created_at.getTime() + hour * HOUR_MS));
      request = step
        ? { ...request, reminder_due_at: step.reminder_due_at ?? request.reminder_due_at, clock: step.clock }
        : request;
      return step?.reminder ? (step.reminder.isEscalation ? 'escalated' : 'reminded') : 'quiet';
    });
  }

  it('reminds twice, escalates to every leader once, and continues reminding', () => {
    expect(remindersByHour(came('high'), choice, 6)).toEqual([
      'quiet',
      'reminded',
      'reminded',
      'escalated',
      'reminded',
      'reminded',
    ]);
    const reminders = remindersByHour(came('medium'), choice, 21);
    expect([4, 8, 12, 16, 20].map((hour) => reminders[hour])).toEqual([
      'reminded',
      'reminded',
      'escalated',
      'reminded',
      'reminded',
    ]);
    expect(reminders.filter((each) => each === 'quiet')).toHaveLength(16);
  });

  it('escalates after the chosen number of reminders, or never', () => {
    const after = (escalate_after_reminders: number) =>
      remindersByHour(came('high'), { ...choice, escalate_after_reminders }, 30).indexOf('escalated');

    expect([1, 2, 5, 20].map(after)).toEqual([2, 3, 6, 21]);
    expect(after(0)).toBe(-1);
  });

  it('restarts for a request that was given back, without the earlier wait', () => {
    const held = {
      ...came('high'),
      revision: 2,
      updated_at: due,
      clock: {
        due_at: hoursLater(-11),
        reckoned_by: '1, 4, 12 hours',
        reminder_count: 7,
        reminded_at: hoursLater(-1),
        escalated_at: hoursLater(-5),
      },
    };

    expect(isEscalated(held)).toBe(false);
    expect(advanceSchedule(held, choice, due)).toEqual({
      reminder: null,
      ...startSchedule(due, 'high', choice),
    });
    expect(advanceSchedule(held, choice, hoursLater(1))?.clock).toMatchObject({
      reminder_count: 1,
      escalated_at: null,
    });
  });

  it('shows an escalation as long as the request waits', () => {
    const escalated = { ...came('high'), clock: { ...came('high').clock, escalated_at: due } };

    expect(isEscalated(escalated)).toBe(true);
    expect(isEscalated({ ...escalated, status: 'assigned' })).toBe(false);
    expect(isEscalated(came('high'))).toBe(false);
  });

  it('follows changed settings for requests that already wait', () => {
    const uniform = { ...waiting, ...startSchedule(waiting.created_at, 'medium', everyHours(12)) };
    const turnedOn = advanceSchedule({ ...uniform, urgency_level: 'medium' }, choice, hoursLater(-10));
    expect(turnedOn).toEqual({ reminder: null, ...startSchedule(waiting.created_at, 'medium', choice) });

    const longer = { ...choice, hours_by_urgency: { high: 1, medium: 6, low: 12 } };
    expect(advanceSchedule(came('medium'), longer, hoursLater(-10))).toEqual({
      reminder: null,
      ...startSchedule(waiting.created_at, 'medium', longer),
    });

    const shorter = { ...choice, hours_by_urgency: { high: 1, medium: 2, low: 12 } };
    expect(advanceSchedule(came('medium'), shorter, hoursLater(-9))?.reminder).toEqual({
      dueAt: hoursLater(-10),
      isEscalation: false,
    });
  });

  it('is recomputed if it is turned off for a time', () => {
    const request = came('high');
    const whileOff = advanceSchedule(request, everyHours(24), due);
    expect(whileOff).toMatchObject({ reminder_due_at: hoursLater(13), clock: { reckoned_by: '' } });
    const reminded = { ...request, ...whileOff, reminder_due_at: hoursLater(13) };

    expect(advanceSchedule(reminded, choice, hoursLater(0.5))).toMatchObject({
      reminder: null,
      reminder_due_at: hoursLater(1),
    });
  });

  it('waits until quiet hours end if the next run is during them', () => {
    const quiet = { ...choice, quiet_hours: NIGHT, time_zone: 'UTC' };
    const created_at = new Date('2026-11-21T17:58:00Z');
    const request = {
      ...waiting,
      ...startSchedule(created_at, 'medium', quiet),
      urgency_level: 'medium',
      created_at,
      updated_at: created_at,
    } as const;
    const dueBefore = new Date('2026-11-21T21:58:00Z');
    const night = new Date('2026-11-21T22:10:00Z');
    const morning = new Date('2026-11-22T07:00:00Z');

    const postponed = { reminder_due_at: morning, clock: { ...request.clock, due_at: dueBefore } };
    expect(advanceSchedule(request, quiet, night)).toEqual({ reminder: null, ...postponed });
    expect(advanceSchedule({ ...request, ...postponed }, quiet, night)).toBeNull();
    expect(restartedSchedule({ ...request, ...postponed }, quiet, night)).toBeNull();
    expect(advanceSchedule({ ...request, ...postponed }, quiet, morning)?.reminder).toEqual({
      dueAt: dueBefore,
      isEscalation: false,
    });
    expect(advanceSchedule({ ...request, urgency_level: 'high' }, quiet, night)?.reminder).not.toBeNull();
  });

  it('reminds at most once per due time, however often it runs, and always continues', () => {
    const quiet = { ...choice, quiet_hours: NIGHT, time_zone: 'America/New_York' };
    fc.assert(
      fc.property(
        fc.constantFrom('high', 'medium', 'low'),
        fc.array(fc.integer({ min: 0, max: 20 * HOUR_MS }), { minLength: 1, maxLength: 30 }),
        fc.boolean(),
        (urgency, pausesMs, isNightRespected) => {
          const chosen = isNightRespected ? quiet : choice;
          let request = came(urgency);
          let time = request.created_at.getTime();
          const dueTimes: number[] = [];
          for (const pauseMs of pausesMs) {
            time += pauseMs;
            const now = new Date(time);
            const step = advanceSchedule(request, chosen, now);
            if (step) {
              const isDisturbing =
                isNightRespected && urgency !== 'high' && isQuiet(now, NIGHT, quiet.time_zone);
              expect(step.reminder !== null && isDisturbing).toBe(false);
              request = {
                ...request,
                reminder_due_at: step.reminder_due_at ?? request.reminder_due_at,
                clock: step.clock,
              };
              dueTimes.push(...(step.reminder ? [step.reminder.dueAt.getTime()] : []));
            }
            expect(advanceSchedule(request, chosen, now)).toBeNull();
            expect(request.reminder_due_at > now).toBe(true);
          }
          expect(new Set(dueTimes).size).toBe(dueTimes.length);
          expect(dueTimes).toEqual(dueTimes.toSorted((one, other) => one - other));
        },
      ),
    );
  });
});

describe('an imported request', () => {
  const uniform = everyHours(12);
  const byUrgency = reminderSettingsSchema.parse({ by_urgency: true });
  const imported = { ...waiting, source: 'import', ...importedSchedule(byUrgency) } as const;
  const muchLater = hoursLater(10_000);

  it('triggers no reminder and is never overdue while no one works on it', () => {
    for (const choice of [uniform, byUrgency]) {
      expect(advanceSchedule(imported, choice, muchLater)?.reminder ?? null).toBeNull();
      expect(isOverdue(imported, choice, muchLater)).toBe(false);
    }
  });

  it('does not count as worked on because of a come-back date', () => {
    const planned = { ...imported, ...planComeBack({ revision: 0 }, 'ruth', hoursLater(72)) };

    for (const choice of [uniform, byUrgency]) {
      expect(isOverdue(planned, choice, muchLater)).toBe(false);
      expect(advanceSchedule(planned, choice, muchLater)?.reminder_due_at ?? null).toBeNull();
    }
  });

  it('is not rescheduled again after adopting changed settings', () => {
    const other = reminderSettingsSchema.parse({
      by_urgency: true,
      hours_by_urgency: { high: 2, medium: 3, low: 5 },
    });
    const step = advanceSchedule(imported, other, muchLater);

    expect(step).toEqual({ reminder: null, ...importedSchedule(other) });
    expect(advanceSchedule({ ...imported, ...step }, other, muchLater)).toBeNull();
  });

  it('triggers reminders like any other request once it was given back', () => {
    const givenBack = { ...imported, revision: 2, updated_at: due };

    expect(advanceSchedule(givenBack, uniform, due)).toMatchObject({
      reminder: null,
      reminder_due_at: hoursLater(12),
    });
    expect(advanceSchedule(givenBack, byUrgency, due)).toMatchObject(startSchedule(due, 'low', byUrgency));
  });
});

describe('a schedule that is restarted', () => {
  const byUrgency: ReminderChoice = { ...everyHours(12), by_urgency: true };
  const scheduled = { ...waiting, ...startSchedule(waiting.created_at, 'low', byUrgency) };

  it('stays as it is if nothing changed', () => {
    expect(restartedSchedule(waiting, everyHours(12), hoursLater(-1))).toBeNull();
    expect(restartedSchedule(scheduled, byUrgency, waiting.created_at)).toBeNull();
  });

  it('follows a changed urgency', () => {
    const urgent = { ...scheduled, urgency_level: 'high' } as const;

    expect(restartedSchedule(urgent, byUrgency, waiting.created_at)).toEqual(
      startSchedule(waiting.created_at, 'high', byUrgency),
    );
  });

  it('leaves a reminder that is due to the scheduler, uncounted', () => {
    const late = new Date(scheduled.reminder_due_at.getTime() + HOUR_MS);

    expect(restartedSchedule(scheduled, byUrgency, late)).toEqual({
      reminder_due_at: scheduled.reminder_due_at,
      clock: scheduled.clock,
    });
  });

  it('comes earlier if the hours were longer before', () => {
    const unassigned = {
      ...waiting,
      reminder_due_at: hoursLater(156),
      revision: 2,
      updated_at: hoursLater(-4),
    };
    const restarted = { reminder_due_at: hoursLater(8), clock: waiting.clock };

    expect(restartedSchedule(unassigned, everyHours(12), hoursLater(-4))).toEqual(restarted);
    expect(restartedSchedule({ ...unassigned, ...restarted }, everyHours(12), hoursLater(-4))).toBeNull();
    expect(
      restartedSchedule({ ...unassigned, status: 'assigned' }, everyHours(12), hoursLater(-4)),
    ).toBeNull();
  });

  it('keeps its next reminder if its urgency changes after the first', () => {
    const reminded = { ...waiting, reminder_due_at: hoursLater(20), revision: 2, updated_at: hoursLater(-4) };

    expect(restartedSchedule(reminded, everyHours(12), hoursLater(9))).toBeNull();
  });

  it('forgets that it was by urgency once leadership turned that off', () => {
    expect(restartedSchedule(scheduled, everyHours(12), waiting.created_at)).toEqual({
      clock: { ...scheduled.clock, reckoned_by: '' },
    });
  });
});
