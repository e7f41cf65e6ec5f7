import * as z from 'zod';

export const HISTORY_ACTIONS = [
  'submitted',
  'assigned',
  'unassigned',
  'prayed_for',
  'closed',
  'note_posted',
  'returned_to_pool',
  'emptied',
] as const;

export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

/** The stored fields of one history event, generic over the type of an instant. */
export function historyEventFields<Instant extends z.ZodType>(instant: Instant) {
  return {
    action: z.enum(HISTORY_ACTIONS),
    /** Who acted; null for a visitor or the system. */
    actor: z.string().nullable(),
    /** Whom the request was assigned to by this event, where that changed. */
    assigned_to: z.string().nullable(),
    at: instant,
  };
}

/** What happened to a request, by whom and when. */
export interface HistoryEvent<Instant> {
  action: HistoryAction;
  actor: string | null;
  assigned_to: string | null;
  at: Instant;
}

/** The first event of every request. */
export function submittedEvent<Instant>(at: Instant): HistoryEvent<Instant> {
  return { action: 'submitted', actor: null, assigned_to: null, at };
}
