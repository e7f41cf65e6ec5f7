import type { UrgencyLevel } from '../request-form/request-choices.ts';

/** What a session is about, one at a time: a request, or a post of the wall, which has no urgency. */
export interface PrayedFor {
  id: string;
  effective_urgency?: UrgencyLevel | undefined;
  prayer_count: number;
  created_at: Date;
}

/** The order of the urgencies in a session: what is urgent is prayed for first. */
export const SESSION_URGENCIES = ['high', 'medium', 'low'] as const satisfies readonly UrgencyLevel[];

/** How many are read at a time: a session that is left early has cost little. */
export const SESSION_STEP = 6;

/** More are read once so few are left ahead. */
export const SESSION_AHEAD = 2;

/** How long somebody may choose to stay with each, in minutes. */
export const SESSION_TIMER_MINUTES = [1, 3, 5] as const;

/** Negative where `one` is prayed for before `other`: urgent before less urgent, then least prayed for, then longest waiting. */
export function compareInSession(one: PrayedFor, other: PrayedFor): number {
  return (
    urgencyRank(one) - urgencyRank(other) ||
    one.prayer_count - other.prayer_count ||
    one.created_at.getTime() - other.created_at.getTime() ||
    (one.id < other.id ? -1 : Number(one.id > other.id))
  );
}

function urgencyRank({ effective_urgency }: PrayedFor): number {
  return effective_urgency === undefined ? 0 : SESSION_URGENCIES.indexOf(effective_urgency);
}

/**
 * The row of a session with what was read next. A visited entry stays in its place, and none comes twice,
 * though a prayer moves what it is for further down in the database.
 * @param reached how many of the row they came to
 */
export function withNextStep<Prayed extends PrayedFor>(
  row: readonly Prayed[],
  reached: number,
  step: readonly Prayed[],
): readonly Prayed[] {
  const known = new Set(row.map(({ id }) => id));
  const ahead = [...row.slice(reached), ...step.filter(({ id }) => !known.has(id))];
  return [...row.slice(0, reached), ...ahead.sort(compareInSession)];
}
