import { fullName } from '@prayer-community/domain/staff/profile';
import type { StaffMember } from './use-staff-members.ts';

/** Returns the member's full name. Null if the team is not loaded or no longer includes the member. */
export function nameOf(team: readonly StaffMember[] | null, uid: string): string | null {
  const member = team?.find(({ id }) => id === uid);
  return member === undefined ? null : fullName(member);
}

/**
 * Returns the member's name to show, or `…` if the team is not loaded.
 * @param former shown for a member who is no longer on the team
 */
export function shownName(team: readonly StaffMember[] | null, uid: string, former: string): string {
  return team === null ? '…' : (nameOf(team, uid) ?? former);
}
