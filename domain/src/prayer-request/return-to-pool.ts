import { type AvailabilityFields, dueAvailability } from '../staff/availability.ts';

/** Why a request was unassigned automatically: its assignee is away or inactive. */
export const RETURN_REASONS = ['away', 'idle'] as const;

export type ReturnReason = (typeof RETURN_REASONS)[number];

const HOUR_MS = 3_600_000;

/** After how many hours a request goes back; 0 means never. */
export interface ReturnChoice {
  return_away_after_hours: number;
  return_idle_after_hours: number;
}

/** What is known of a request that somebody has. */
export interface HeldSince {
  assignedAt: Date;
  /** When the assignee last posted a note on it; null where they did not. */
  notedAt: Date | null;
  /** Since when the assignee is away; null where they are there. */
  awaySince: Date | null;
}

/** Why a request goes back to the team now, or null where it stays. */
export function returnReason(
  { assignedAt, notedAt, awaySince }: HeldSince,
  choice: ReturnChoice,
  now: Date,
): ReturnReason | null {
  // An assignment during the absence is deliberate: it has the grace period too.
  if (awaySince !== null && isOver(later(awaySince, assignedAt), choice.return_away_after_hours, now)) {
    return 'away';
  }
  return isOver(later(notedAt, assignedAt), choice.return_idle_after_hours, now) ? 'idle' : null;
}

/** The moment up to which something must have begun for its hours to be over now; null where they never are. */
export function overIfSince(hours: number, now: Date): Date | null {
  return hours === 0 ? null : new Date(now.getTime() - hours * HOUR_MS);
}

function isOver(since: Date, hours: number, now: Date): boolean {
  const latest = overIfSince(hours, now);
  return latest !== null && since <= latest;
}

function later(one: Date | null, other: Date): Date {
  return one !== null && one > other ? one : other;
}

/**
 * Since when a member is away; null where they are there.
 * @param changedAt when their profile last changed: who is away without a period is so since then at the latest
 */
export function awaySince(member: AvailabilityFields, changedAt: Date, now: Date): Date | null {
  const { status, unavailable_start_date } = { ...member, ...dueAvailability(member, now) };
  return status === 'unavailable' ? (unavailable_start_date ?? changedAt) : null;
}
