import type { ArchiveStatus } from './prayer-request.ts';
import type { StaffRole } from './profile.ts';
import { SUBMISSION_TYPES, type SubmissionType } from './request-choices.ts';

/**
 * The types of request that a role may list in a view: the prayer team does not see archived confidential ones, and the
 * rules refuse a query that does not ask for its own type alone.
 */
export function readableTypes(role: StaffRole, archiveStatus: ArchiveStatus): readonly SubmissionType[] {
  const isClosedToTeam = role === 'prayer_team' && archiveStatus === 'archived';
  return isClosedToTeam ? ['prayer_team'] : SUBMISSION_TYPES;
}
