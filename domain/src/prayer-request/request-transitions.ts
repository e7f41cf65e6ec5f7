import { MINUTE_MS } from '../fields/durations.ts';
import type { ReminderSettings } from '../settings/settings.ts';
import type { StaffRole } from '../staff/profile.ts';
import type { UnassignReason } from './auto-unassign.ts';
import type { ReminderChoice } from './due-time.ts';
import { effectiveUrgency, type Urgent } from './effective-urgency.ts';
import { mayBeAssigned } from './may-be-assigned.ts';
import type { ArchiveStatus, PrayerRequest, RequestStatus } from './prayer-request.ts';
import { type StoredSchedule, startSchedule } from './reminders.ts';

/** Actions of staff on a request. `undoPrayedFor` undoes `markPrayedFor`. */
export const REQUEST_ACTIONS = [
  'assign',
  'claim',
  'unassign',
  'giveBack',
  'markPrayedFor',
  'undoPrayedFor',
  'close',
  'reopen',
] as const;
export type RequestAction = (typeof REQUEST_ACTIONS)[number];

/** How long the member who marked a request prayed for may undo it. */
export const UNDO_PRAYED_FOR_MS = MINUTE_MS;

interface Transition {
  from: readonly RequestStatus[];
  to: RequestStatus;
  by: readonly StaffRole[];
}

/** The statuses that each action connects and the roles that may take it. */
export const TRANSITIONS: Record<RequestAction, Transition> = {
  assign: { from: ['new', 'assigned'], to: 'assigned', by: ['leadership'] },
  claim: { from: ['new'], to: 'assigned', by: ['prayer_team', 'leadership'] },
  unassign: { from: ['assigned'], to: 'new', by: ['leadership'] },
  giveBack: { from: ['assigned'], to: 'new', by: ['prayer_team'] },
  markPrayedFor: {
    from: ['assigned'],
    to: 'prayed_for',
    by: ['prayer_team', 'leadership'],
  },
  undoPrayedFor: {
    from: ['prayed_for'],
    to: 'assigned',
    by: ['prayer_team', 'leadership'],
  },
  close: { from: ['prayed_for'], to: 'closed', by: ['prayer_team', 'leadership'] },
  reopen: { from: ['closed'], to: 'new', by: ['leadership'] },
};

/** A staff member who acts, signed in with an emailed code. */
export interface Actor {
  uid: string;
  role: StaffRole;
}

/** True if the transition table allows the role to take the action on a request with this status. */
export function mayTake(action: RequestAction, role: StaffRole, status: RequestStatus): boolean {
  return TRANSITIONS[action].by.includes(role) && TRANSITIONS[action].from.includes(status);
}

/** True if a member with this role may assign the request to themselves. The prayer team needs `team_may_claim`, leaders do not. */
export function mayClaim(
  role: StaffRole,
  request: Pick<PrayerRequest<unknown>, 'status' | 'submission_type'>,
  { team_may_claim }: Pick<ReminderSettings, 'team_may_claim'>,
): boolean {
  return (
    mayTake('claim', role, request.status) &&
    mayBeAssigned(role, request.submission_type) &&
    (role === 'leadership' || team_may_claim)
  );
}

/** True if a prayer team member may give back a request that is assigned to them. Requires `team_may_claim`. */
export function mayGiveBack(
  actor: Actor,
  request: Pick<PrayerRequest<unknown>, 'status' | 'submission_type' | 'assigned_to'>,
  { team_may_claim }: Pick<ReminderSettings, 'team_may_claim'>,
): boolean {
  return (
    team_may_claim &&
    mayTake('giveBack', actor.role, request.status) &&
    mayBeAssigned(actor.role, request.submission_type) &&
    request.assigned_to === actor.uid
  );
}

/** True if the request may be assigned to the member: their role allows it, and they do not already have the request. */
export function mayBeAssignee(
  member: { id: string; role: StaffRole },
  request: Pick<PrayerRequest<unknown>, 'submission_type' | 'assigned_to'>,
): boolean {
  return mayBeAssigned(member.role, request.submission_type) && member.id !== request.assigned_to;
}

/**
 * True if the request was anonymized, or its requester ended it. It cannot be reopened, and the team no longer
 * contacts the requester about it.
 */
export function isEndedForGood({
  emptied_at,
  ended_by_requester,
}: Pick<PrayerRequest<unknown>, 'emptied_at' | 'ended_by_requester'>): boolean {
  return emptied_at !== null || ended_by_requester !== null;
}

/** Mark Prayed For is offered when the request is assigned and has at least one note. */
export function isReadyForPrayedFor(request: Pick<PrayerRequest<unknown>, 'status' | 'note_count'>): boolean {
  return request.status === 'assigned' && request.note_count >= 1;
}

/** Close is offered once prayed for, and shown but disabled while assigned. */
export function closeOffer(status: RequestStatus): 'offered' | 'disabled' | 'hidden' {
  if (status === 'prayed_for') {
    return 'offered';
  }
  return status === 'assigned' ? 'disabled' : 'hidden';
}

/** True while the member who marked the request prayed for may undo it. */
export function mayUndoPrayedFor(
  request: Pick<PrayerRequest<Date>, 'status' | 'updated_at' | 'updated_by'>,
  actor: Actor,
  now: Date,
): boolean {
  return (
    request.status === 'prayed_for' &&
    request.updated_by === actor.uid &&
    now.getTime() < request.updated_at.getTime() + UNDO_PRAYED_FOR_MS
  );
}

/**
 * The fields that a transition writes, except `updated_at`, which the writer sets to the server time. Generic over the
 * timestamp type.
 */
export interface TransitionFields<Instant = Date> {
  status: RequestStatus;
  assigned_to?: string | null;
  contacted_at?: Instant | null;
  archive_status?: ArchiveStatus;
  updated_by: string;
  revision: number;
}

/** The request as the actor saw it. If someone else's transition came first, the rules refuse the write. */
type Seen = Pick<PrayerRequest<unknown>, 'revision'>;

/** True if the transition was applied even though its response was lost. */
export function isApplied(
  current: Pick<PrayerRequest<unknown>, 'status' | 'assigned_to' | 'updated_by' | 'revision'>,
  written: TransitionFields<unknown>,
): boolean {
  return (
    current.revision === written.revision &&
    current.updated_by === written.updated_by &&
    current.status === written.status &&
    (written.assigned_to === undefined || current.assigned_to === written.assigned_to)
  );
}

type Attributed = Pick<PrayerRequest<Date>, 'status' | 'assigned_to' | 'come_back_at' | 'come_back_by'>;

/**
 * Returns who made the latest change to a request since it was seen. Null if unknown. Setting a come-back date changes
 * neither the status nor the assignee.
 */
export function changedBy(
  seen: Attributed,
  current: (Attributed & Pick<PrayerRequest<Date>, 'updated_by'>) | null,
): string | null {
  if (current === null) {
    return null;
  }
  const isTransition = seen.status !== current.status || seen.assigned_to !== current.assigned_to;
  const isDated =
    seen.come_back_by !== current.come_back_by ||
    seen.come_back_at?.getTime() !== current.come_back_at?.getTime();
  return !isTransition && isDated ? current.come_back_by : current.updated_by;
}

function transitionTo<Uid extends string | null>(action: RequestAction, seen: Seen, actorUid: Uid) {
  return { status: TRANSITIONS[action].to, updated_by: actorUid, revision: seen.revision + 1 };
}

export function assignMember(seen: Seen, actorUid: string, assigneeUid: string): TransitionFields {
  return { ...transitionTo('assign', seen, actorUid), assigned_to: assigneeUid };
}

export function claimRequest(seen: Seen, actorUid: string): TransitionFields {
  return { ...transitionTo('claim', seen, actorUid), assigned_to: actorUid };
}

/** Returns the other member who has a request that the actor tried to claim. Null if there is none. */
export function claimedBy(
  current: Pick<PrayerRequest<unknown>, 'assigned_to'> | null,
  actorUid: string,
): string | null {
  const assignee = current?.assigned_to ?? null;
  return assignee === actorUid ? null : assignee;
}

export function unassignMember(seen: Seen, actorUid: string): TransitionFields {
  return { ...transitionTo('unassign', seen, actorUid), assigned_to: null };
}

export function giveBackRequest(seen: Seen, actorUid: string): TransitionFields {
  return { ...transitionTo('giveBack', seen, actorUid), assigned_to: null };
}

export function markPrayedFor<Instant>(
  seen: Seen,
  actorUid: string,
  contactedAt: Instant,
): TransitionFields<Instant> {
  return { ...transitionTo('markPrayedFor', seen, actorUid), contacted_at: contactedAt };
}

export function undoPrayedFor(seen: Seen, actorUid: string): TransitionFields {
  return { ...transitionTo('undoPrayedFor', seen, actorUid), contacted_at: null };
}

/** Closes the request and moves it to the archive. */
export function closeRequest(seen: Seen, actorUid: string): TransitionFields {
  return { ...transitionTo('close', seen, actorUid), archive_status: 'archived' };
}

/** Moves a closed request out of the archive and makes it new again, without an assignee or a recorded contact. */
export function reopenRequest(seen: Seen, actorUid: string): TransitionFields {
  return {
    ...transitionTo('reopen', seen, actorUid),
    archive_status: 'active',
    assigned_to: null,
    contacted_at: null,
  };
}

/**
 * Makes a request new again automatically, without an actor.
 * @param return_reason null if the assignee left or may no longer have the request
 */
export function unassignAutomatically(
  seen: Seen & Urgent,
  return_reason: UnassignReason | null,
  choice: ReminderChoice,
  now: Date,
): Omit<TransitionFields, 'updated_by'> &
  StoredSchedule & { updated_by: null; updated_at: Date; return_reason: UnassignReason | null } {
  return {
    return_reason,
    ...transitionTo('unassign', seen, null),
    assigned_to: null,
    updated_at: now,
    ...startSchedule(now, effectiveUrgency(seen), choice),
  };
}
