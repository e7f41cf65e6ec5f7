import * as z from 'zod';
import type { Stored } from '../fields/stored.ts';
import type { UnassignReason } from './auto-unassign.ts';
import type { PrayerRequest } from './prayer-request.ts';
import type { RequestNote } from './request-note.ts';

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

/** The stored fields of a history event. */
export function historyEventFields(instant: z.ZodType<Date>) {
  return {
    action: z.enum(HISTORY_ACTIONS),
    /** The uid of the actor. Null for a visitor or the system. */
    actor: z.string().nullable(),
    /** The uid of the new assignee. Null if the event did not assign the request. */
    assigned_to: z.string().nullable(),
    at: instant,
  };
}

export type HistoryEvent<Instant> = Stored<typeof historyEventFields, Instant>;

/**
 * Returns the first event of a submitted request.
 * @param actor the staff member who entered the request during a phone call, or null
 */
export function submittedEvent<Instant>(at: Instant, actor: string | null = null): HistoryEvent<Instant> {
  return { action: 'submitted', actor, assigned_to: null, at };
}

export function importedEvent<Instant>(leaderUid: string, at: Instant): HistoryEvent<Instant> {
  return { action: 'imported', actor: leaderUid, assigned_to: null, at };
}

export function notePostedEvent<Instant>(
  note: Pick<RequestNote<Instant>, 'created_by' | 'created_at'>,
): HistoryEvent<Instant> {
  return { action: 'note_posted', actor: note.created_by, assigned_to: null, at: note.created_at };
}

/** Returns the event of an update by the requester. The text is stored only with the request. */
export function updateAddedEvent<Instant>(at: Instant): HistoryEvent<Instant> {
  return { action: 'update_added', actor: null, assigned_to: null, at };
}

/** Returns the event of a reply that its author or, after review, a leader sent. The text is stored only with the reply. */
export function replySentEvent<Instant>(
  { created_by, reviewed_by }: { created_by: string; reviewed_by: string | null },
  at: Instant,
): HistoryEvent<Instant> {
  return { action: 'reply_sent', actor: reviewed_by ?? created_by, assigned_to: null, at };
}

/** Actions of the requester, unless the event names a staff member, who may submit a request by phone. */
const REQUESTER_ACTIONS: readonly HistoryAction[] = ['submitted', 'update_added', 'withdrawn', 'deleted'];

/** True if the requester acted, provided that the event has no actor. */
export function isByRequester({ action }: Pick<HistoryEvent<unknown>, 'action'>): boolean {
  return REQUESTER_ACTIONS.includes(action);
}

/** The request fields from which `changeEvent` derives an event. */
type HistorySource = Pick<
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
 * Returns the history event for a change of state. Null if the change has no event of its own, such as a new note
 * count.
 * @param writtenAt when the state was written. Used as the time of come-back events, because setting a come-back date
 * does not change `updated_at`, the time of the last transition
 */
export function changeEvent(
  before: HistorySource,
  after: HistorySource,
  writtenAt: Date,
): HistoryEvent<Date> | null {
  const { escalated_at } = after.clock;
  if (escalated_at !== null && escalated_at.getTime() !== before.clock.escalated_at?.getTime()) {
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
  before: HistorySource,
  { come_back_at, come_back_by }: HistorySource,
  at: Date,
): HistoryEvent<Date> | null {
  if (come_back_at?.getTime() === before.come_back_at?.getTime()) {
    return null;
  }
  const action = come_back_at === null ? 'come_back_cleared' : 'come_back_set';
  return { action, actor: come_back_by, assigned_to: null, at };
}

const AUTO_UNASSIGN_ACTIONS: Record<UnassignReason | 'gone', HistoryAction> = {
  gone: 'returned_to_pool',
  away: 'returned_as_away',
  idle: 'returned_as_idle',
};

function changeAction(before: HistorySource, after: HistorySource): HistoryAction | null {
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
      return after.updated_by === null ? AUTO_UNASSIGN_ACTIONS[after.return_reason ?? 'gone'] : 'unassigned';
    case 'assigned':
      return before.status === 'prayed_for' ? 'prayed_for_taken_back' : 'assigned';
    case 'prayed_for':
    case 'closed':
      return after.status;
  }
}

function holdsContent({ prayer_text, contact_info, audio_path }: HistorySource): boolean {
  return prayer_text !== null || contact_info !== null || audio_path !== null;
}
