import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../fields/durations.ts';
import { URGENCY_LEVELS } from '../request-form/request-choices.ts';
import { isQuiet } from '../settings/quiet-hours.ts';
import { reminderSettingsSchema } from '../settings/settings.ts';
import { choiceFingerprint, dueTime, hoursAfter, type ReminderChoice, reminderAfter } from './due-time.ts';

const BY_URGENCY: ReminderChoice = reminderSettingsSchema.parse({ by_urgency: true });
const NIGHT = { from: 22, to: 7 };
const QUIET: ReminderChoice = { ...BY_URGENCY, quiet_hours: NIGHT, time_zone: 'America/New_York' };

/** An evening in New York, one hour before the quiet hours. */
const EVENING = new Date('2026-11-22T02:00:00Z');
const MORNING = new Date('2026-11-22T12:00:00Z');
const afterEvening = (hours: number) => new Date(EVENING.getTime() + hours * HOUR_MS);

describe('the due time of a request', () => {
  it.each([
    ['high', 1],
    ['medium', 4],
    ['low', 12],
  ] as const)('of %s urgency is %i hours after submission', (urgency, hours) => {
    expect(dueTime(EVENING, urgency, BY_URGENCY)).toEqual(afterEvening(hours));
  });

  it('is postponed from quiet hours to the morning, except at high urgency', () => {
    expect(dueTime(EVENING, 'medium', QUIET)).toEqual(MORNING);
    expect(dueTime(EVENING, 'high', QUIET)).toEqual(afterEvening(1));
    expect(dueTime(EVENING, 'low', QUIET)).toEqual(afterEvening(12));
  });

  it('follows the hours that leadership chose', () => {
    const choice = { ...BY_URGENCY, hours_by_urgency: { high: 2, medium: 3, low: 5 } };

    expect(URGENCY_LEVELS.map((urgency) => dueTime(EVENING, urgency, choice))).toEqual(
      URGENCY_LEVELS.map((urgency) => afterEvening(choice.hours_by_urgency[urgency])),
    );
  });
});

describe('the next reminder', () => {
  it('comes after the same interval again', () => {
    expect(reminderAfter(afterEvening(4), EVENING, 'medium', BY_URGENCY)).toEqual(afterEvening(8));
    expect(reminderAfter(afterEvening(9), EVENING, 'medium', BY_URGENCY)).toEqual(afterEvening(12));
  });

  it('combines all reminders that fall in one night', () => {
    expect(reminderAfter(EVENING, EVENING, 'medium', QUIET)).toEqual(MORNING);
    expect(reminderAfter(MORNING, EVENING, 'medium', QUIET)).toEqual(afterEvening(12));
  });

  it('is the first after the given time, and in quiet hours only at high urgency', () => {
    const choices = fc
      .record({
        hours: fc.integer({ min: 1, max: 168 }),
        from: fc.integer({ min: 0, max: 23 }),
        more: fc.integer({ min: 1, max: 23 }),
        isQuietRespected: fc.boolean(),
        time_zone: fc.constantFrom('UTC', 'America/New_York', 'Australia/Lord_Howe'),
      })
      .map(({ hours, from, more, isQuietRespected, time_zone }) => ({
        ...BY_URGENCY,
        hours_by_urgency: { high: hours, medium: hours, low: hours },
        quiet_hours: isQuietRespected ? { from, to: (from + more) % 24 } : null,
        time_zone,
      }));
    const instants = fc.date({
      min: new Date('2026-10-20'),
      max: new Date('2026-11-05'),
      noInvalidDate: true,
    });

    fc.assert(
      fc.property(
        choices,
        fc.constantFrom(...URGENCY_LEVELS),
        instants,
        fc.integer({ min: 0, max: 400 * HOUR_MS }),
        (choice, urgency, since, laterMs) => {
          const moment = new Date(since.getTime() + laterMs);
          const next = reminderAfter(moment, since, urgency, choice);

          let expected = dueTime(since, urgency, choice);
          for (let waits = 2; expected <= moment; waits += 1) {
            const hours_by_urgency = { high: 0, medium: 0, low: 0 };
            hours_by_urgency[urgency] = waits * choice.hours_by_urgency[urgency];
            expected = dueTime(since, urgency, { ...choice, hours_by_urgency });
          }
          expect(next).toEqual(expected);
          if (choice.quiet_hours !== null && urgency !== 'high') {
            expect(isQuiet(next, choice.quiet_hours, choice.time_zone)).toBe(false);
          }
        },
      ),
    );
  });
});

it('the first reminder comes after the hours that leadership chose for all requests', () => {
  expect(hoursAfter(EVENING, 5)).toEqual(afterEvening(5));
});

it('choiceFingerprint reflects all settings that due times depend on, and no others', () => {
  expect(choiceFingerprint(QUIET)).toBe('1, 4, 12 hours, quiet from 22 to 7 in America/New_York');
  const sameTimes = [
    { ...QUIET, escalate_after_reminders: 5 },
    { ...QUIET, unassigned_after_hours: 3 },
  ];
  expect(sameTimes.map(choiceFingerprint)).toEqual([choiceFingerprint(QUIET), choiceFingerprint(QUIET)]);
  const otherTimes: ReminderChoice[] = [
    BY_URGENCY,
    { ...QUIET, time_zone: 'UTC' },
    { ...QUIET, quiet_hours: { from: 21, to: 7 } },
    { ...QUIET, hours_by_urgency: { high: 1, medium: 4, low: 11 } },
  ];
  expect(new Set([QUIET, ...otherTimes].map(choiceFingerprint)).size).toBe(5);
});
