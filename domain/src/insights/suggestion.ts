import type { Language } from '@prayer-community/i18n/language';
import type { PrayerRequest } from '../prayer-request/prayer-request.ts';
import { mayBeAssignee } from '../prayer-request/request-transitions.ts';
import { type AvailabilityFields, dueAvailability } from '../staff/availability.ts';
import { languagesSpokenBy, type StaffRole } from '../staff/profile.ts';
import { type OpenRequests, openCountOf } from './insights-counts.ts';

/** The facts about a staff member that decide whose turn it is. */
export interface Candidate extends AvailabilityFields {
  id: string;
  role: StaffRole;
  languages?: readonly Language[] | undefined;
}

type Unassigned = Pick<PrayerRequest<unknown>, 'submission_type' | 'assigned_to' | 'language'>;

/**
 * Suggests the fairest assignee for a request. Considers members who may have it and are available, and among them only
 * those who speak its language, if there are any. Picks the member with the fewest open requests. If several have
 * equally few, picks the one who was last assigned a request the longest time ago, or never. Null if no one is
 * available.
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
      openCountOf(load, one.id) - openCountOf(load, other.id) ||
      (load.assigned_at[one.id] ?? 0) - (load.assigned_at[other.id] ?? 0) ||
      // Ties are broken the same way for every user.
      (one.id < other.id ? -1 : 1),
  );
  return first ?? null;
}

function isCandidate(member: Candidate, request: Unassigned, now: Date): boolean {
  const { status } = { ...member, ...dueAvailability(member, now) };
  return status === 'available' && mayBeAssignee(member, request);
}
