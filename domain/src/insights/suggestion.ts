import type { Language } from '@prayer-community/i18n/language';
import type { PrayerRequest } from '../prayer-request/prayer-request.ts';
import { mayBeAssignee } from '../prayer-request/request-transitions.ts';
import { type AvailabilityFields, dueAvailability } from '../staff/availability.ts';
import { languagesSpokenBy, type StaffRole } from '../staff/profile.ts';
import type { OpenRequests } from './insights-counts.ts';

/** The facts about a staff member that decide whose turn it is. */
export interface Candidate extends AvailabilityFields {
  id: string;
  role: StaffRole;
  languages?: readonly Language[] | undefined;
}

type Unassigned = Pick<PrayerRequest<unknown>, 'submission_type' | 'assigned_to' | 'language'>;

/**
 * Whom a request is given to most fairly: of those who may have it and are there, and of them those who speak its language where anybody
 * does, the one with the fewest open requests; of several, the one who was given something longest ago, or never. Null where nobody
 * is there.
 */
export function suggestAssignee<Member extends Candidate>(
  team: readonly Member[],
  request: Unassigned,
  load: OpenRequests,
  now: Date,
): Member | null {
  const candidates = team.filter((member) => isCandidate(member, request, now));
  const speakers = candidates.filter((member) => languagesSpokenBy(member).includes(request.language));
  const [first] = (speakers.length > 0 ? speakers : candidates).toSorted(
    (one, other) =>
      countOf(load.members, one) - countOf(load.members, other) ||
      countOf(load.assigned_at, one) - countOf(load.assigned_at, other) ||
      // A tie is broken the same way for everybody.
      (one.id < other.id ? -1 : 1),
  );
  return first ?? null;
}

function isCandidate(member: Candidate, request: Unassigned, now: Date): boolean {
  const { status } = { ...member, ...dueAvailability(member, now) };
  return status === 'available' && mayBeAssignee(member, request);
}

function countOf(counts: Readonly<Record<string, number>>, { id }: Candidate): number {
  return counts[id] ?? 0;
}
