import type { SubmissionType } from '../request-form/request-choices.ts';
import type { StaffRole } from '../staff/profile.ts';

/** True if a member with this role may be assigned a request of this type. Confidential requests go to leadership only. */
export function mayBeAssigned(role: StaffRole, submissionType: SubmissionType): boolean {
  return submissionType === 'prayer_team' || role === 'leadership';
}
