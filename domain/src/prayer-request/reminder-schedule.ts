import * as z from 'zod';
import type { Stored } from '../fields/stored.ts';

/** The stored fields of `clock` in `prayer_requests/{id}`. Written only by functions. */
export function reminderScheduleFields(instant: z.ZodType<Date>) {
  return {
    /** When the request should be assigned, based on its urgency. Null if nothing was computed. */
    due_at: instant.nullable(),
    /** Fingerprint of the settings used to compute `due_at`. Empty if it was not computed. */
    reckoned_by: z.string(),
    /** How many reminders were sent, and when the last one was. Reminders from before the request was last unassigned no longer count. */
    reminder_count: z.int().min(0),
    reminded_at: instant.nullable(),
    /** When all leaders were notified that the reminders went unanswered. */
    escalated_at: instant.nullable(),
  };
}

export type ReminderSchedule<Instant> = Stored<typeof reminderScheduleFields, Instant>;

/** The schedule of a request before anything is computed. */
export const UNSET_SCHEDULE = {
  due_at: null,
  reckoned_by: '',
  reminder_count: 0,
  reminded_at: null,
  escalated_at: null,
} as const satisfies ReminderSchedule<never>;
