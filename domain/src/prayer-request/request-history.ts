import * as z from 'zod';
import type { PrayerRequest } from './prayer-request.ts';
import type { RequestNote } from './request-note.ts';
import type { ReturnReason } from './return-to-pool.ts';

export const HISTORY_ACTIONS = [
  'submitted',
  'imported',
  'assigned',
  'unassigned',
  'prayed_for',
  'prayed_for_taken_back',
  'closed',
  'reopened',
  'note_posted',
  'come_back_set',
  'come_back_cleared',
  'update_added',
  'reply_sent',
  'returned_to_pool',
  'returned_as_away',
  'returned_as_idle',
  'escalated',
  'emptied',
  'withdrawn',
  'deleted',
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

/** The first event of every request; `actor` is who took it down on the telephone. */
export function submittedEvent<Instant>(at: Instant, actor: string | null = null): HistoryEvent<Instant> {
  return { action: 'submitted', actor, assigned_to: null, at };
}

/** The first event of a request that a leader imported. */
export function importedEvent<Instant>(leaderUid: string, at: Instant): HistoryEvent<Instant> {
  return { action: 'imported', actor: leaderUid, assigned_to: null, at };
}

/** The event of a note. */
export function notePostedEvent<Instant>(
  note: Pick<RequestNote<Instant>, 'created_by' | 'created_at'>,
): HistoryEvent<Instant> {
  return { action: 'note_posted', actor: note.created_by, assigned_to: null, at: note.created_at };
}

/** The event of an update by the requester; what it says stays with the request. */
export function updateAddedEvent<Instant>(at: Instant): HistoryEvent<Instant> {
  return { action: 'update_added', actor: null, assigned_to: null, at };
}

/** The event of a reply that was sent; what it says stays with the reply. */
export function replySentEvent<Instant>(authorUid: string, at: Instant): HistoryEvent<Instant> {
  return { action: 'reply_sent', actor: authorUid, assigned_to: null, at };
}

/** What a requester does to their own request, and nobody else. */
const REQUESTER_ACTIONS: readonly HistoryAction[] = ['submitted', 'update_added', 'withdrawn', 'deleted'];

/** True where it was the requester who acted. */
export function isByRequester({ action }: Pick<HistoryEvent<unknown>, 'action'>): boolean {
  return REQUESTER_ACTIONS.includes(action);
}

/** The fields of a request that show how it came from one state to the next. */
export type RequestState = Pick<
  PrayerRequest<Date>,
  | 'status'
  | 'assigned_to'
  | 'updated_by'
  | 'updated_at'
  | 'prayer_text'
  | 'contact_info'
  | 'audio_path'
  | 'return_reason'
  | 'clock'
  | 'ended_by_requester'
  | 'come_back_at'
  | 'come_back_by'
>;

/**
 * The event that led from one state to the next; null where that is none of its own, as when a note was counted.
 * @param writtenAt when the state was written: a date to come back leaves `updated_at`, which is the time of transitions
 */
export function changeEvent(
  before: RequestState,
  after: RequestState,
  writtenAt: Date,
): HistoryEvent<Date> | null {
  const { escalated_at } = after.clock;
  if (escalated_at !== null && before.clock.escalated_at === null) {
    return { action: 'escalated', actor: null, assigned_to: null, at: escalated_at };
  }
  const action = changeAction(before, after);
  if (action === null) {
    return comeBackEvent(before, after, writtenAt);
  }
  return {
    action,
    actor: after.updated_by,
    assigned_to: action === 'assigned' ? after.assigned_to : null,
    at: after.updated_at,
  };
}

function comeBackEvent(
  before: RequestState,
  { come_back_at, come_back_by }: RequestState,
  at: Date,
): HistoryEvent<Date> | null {
  if (come_back_at?.getTime() === before.come_back_at?.getTime()) {
    return null;
  }
  const action = come_back_at === null ? 'come_back_cleared' : 'come_back_set';
  return { action, actor: come_back_by, assigned_to: null, at };
}

const RETURNS: Record<ReturnReason | 'gone', HistoryAction> = {
  gone: 'returned_to_pool',
  away: 'returned_as_away',
  idle: 'returned_as_idle',
};

function changeAction(before: RequestState, after: RequestState): HistoryAction | null {
  if (after.ended_by_requester !== before.ended_by_requester) {
    return after.ended_by_requester;
  }
  if (after.status === before.status) {
    if (after.status === 'assigned' && after.assigned_to !== before.assigned_to) {
      return 'assigned';
    }
    return holdsContent(before) && !holdsContent(after) ? 'emptied' : null;
  }
  switch (after.status) {
    case 'new':
      if (before.status === 'closed') {
        return 'reopened';
      }
      return after.updated_by === null ? RETURNS[after.return_reason ?? 'gone'] : 'unassigned';
    case 'assigned':
      return before.status === 'prayed_for' ? 'prayed_for_taken_back' : 'assigned';
    case 'prayed_for':
    case 'closed':
      return after.status;
  }
}

function holdsContent({ prayer_text, contact_info, audio_path }: RequestState): boolean {
  return prayer_text !== null || contact_info !== null || audio_path !== null;
}
