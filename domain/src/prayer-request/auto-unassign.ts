import { after, HOUR_MS } from '../fields/durations.ts';
import type { ReminderSettings } from '../settings/settings.ts';
import { type AvailabilityFields, dueAvailability, hasUpcomingPeriod } from '../staff/availability.ts';

/** Why a request was unassigned automatically: its assignee is away or inactive. */
export const UNASSIGN_REASONS = ['away', 'idle'] as const;

export type UnassignReason = (typeof UNASSIGN_REASONS)[number];

/** Hours after which a request is unassigned automatically. 0 means never. */
type UnassignChoice = Pick<ReminderSettings, 'return_away_after_hours' | 'return_idle_after_hours'>;

export interface AssigneeActivity {
  assignedAt: Date;
  /** When the assignee last posted a note or a reply on the request. Null if never. */
  activeAt: Date | null;
  /** The come-back date that the assignee set. Null if there is none. */
  comeBackAt: Date | null;
  /** When the assignee's absence began. Null if they are not away. */
  awaySince: Date | null;
}

/** Returns why the request should be unassigned now. Null if it should not. */
export function unassignReason(
  { assignedAt, activeAt, comeBackAt, awaySince }: AssigneeActivity,
  choice: UnassignChoice,
  now: Date,
): UnassignReason | null {
  // An assignment during an absence is deliberate, so it gets the grace period too.
  if (awaySince !== null && isOver(later(awaySince, assignedAt), choice.return_away_after_hours, now)) {
    return 'away';
  }
  const idleSince = later(comeBackAt, later(activeAt, assignedAt));
  return isOver(idleSince, choice.return_idle_after_hours, now) ? 'idle' : null;
}

/** Returns the latest start from which the given hours have passed by now. Null if `hours` is 0, which means never. */
export function latestExpiredStart(hours: number, now: Date): Date | null {
  return hours === 0 ? null : after(now, -hours * HOUR_MS);
}

function isOver(since: Date, hours: number, now: Date): boolean {
  const latest = latestExpiredStart(hours, now);
  return latest !== null && since <= latest;
}

function later(one: Date | null, other: Date): Date {
  return one !== null && one > other ? one : other;
}

/**
 * Returns when the member's absence began. Null if they are not away.
 * @param changedAt when the profile last changed. Taken as the start if the member is away without a period or before it
 */
export function awaySince(member: AvailabilityFields, changedAt: Date, now: Date): Date | null {
  const current = { ...member, ...dueAvailability(member, now) };
  if (current.status === 'available') {
    return null;
  }
  const { unavailable_start_date: start } = current;
  return start === null || hasUpcomingPeriod(current, now) ? changedAt : start;
}
