import * as z from 'zod';

/** The stored fields of `clock` in `prayer_requests/{id}`, which functions alone write, generic over the type of an instant. */
export function reminderScheduleFields<Instant extends z.ZodType>(instant: Instant) {
  return {
    /** When it should be assigned, by its urgency; null where nothing was computed. */
    due_at: instant.nullable(),
    /** Fingerprint of the settings that it was computed from; empty for none. */
    reckoned_by: z.string(),
    /** How often it was reminded of, and when last: what came before it was given back counts no more. */
    reminder_count: z.int().min(0),
    reminded_at: instant.nullable(),
    /** When all leaders were notified that the reminders went unanswered. */
    escalated_at: instant.nullable(),
  };
}

/** The reminder schedule of a request. */
export interface ReminderSchedule<Instant> {
  due_at: Instant | null;
  reckoned_by: string;
  reminder_count: number;
  reminded_at: Instant | null;
  escalated_at: Instant | null;
}

/** The schedule of a request before anything is computed. */
export const UNSET_SCHEDULE = {
  due_at: null,
  reckoned_by: '',
  reminder_count: 0,
  reminded_at: null,
  escalated_at: null,
} as const satisfies ReminderSchedule<never>;
