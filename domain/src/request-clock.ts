import * as z from 'zod';

/** The stored fields of `clock` in `prayer_requests/{id}`, which functions alone write, generic over the type of an instant. */
export function requestClockFields<Instant extends z.ZodType>(instant: Instant) {
  return {
    /** When it should be somebody's, by its urgency; null where nothing was reckoned. */
    due_at: instant.nullable(),
    /** By which choice of leadership that was reckoned, empty where by none: another choice moves what is due. */
    reckoned_by: z.string(),
    /** How often it was reminded of, and when last: what came before it was given back counts no more. */
    reminder_count: z.int().min(0),
    reminded_at: instant.nullable(),
    /** When every leader was told that the reminders went unanswered. */
    escalated_at: instant.nullable(),
  };
}

/** What the clock knows of a request. */
export interface RequestClock<Instant> {
  due_at: Instant | null;
  reckoned_by: string;
  reminder_count: number;
  reminded_at: Instant | null;
  escalated_at: Instant | null;
}

/** The clock of a request before anything was reckoned. */
export const UNSET_CLOCK = {
  due_at: null,
  reckoned_by: '',
  reminder_count: 0,
  reminded_at: null,
  escalated_at: null,
} as const satisfies RequestClock<never>;
