import { SUBMISSION_TYPES, type SubmissionType } from '../request-form/request-choices.ts';
import type { PrivacySettings } from '../settings/settings.ts';
import type { StaffRole } from '../staff/profile.ts';
import type { ArchiveStatus } from './prayer-request.ts';

/** The requests that a staff member may see: all, confidential ones only while active, or no confidential ones. */
export const REQUEST_VISIBILITIES = [
  'everything',
  'confidential_while_active',
  'nothing_confidential',
] as const;
export type RequestVisibility = (typeof REQUEST_VISIBILITIES)[number];

/** Returns which requests the role may see under the settings. The security rules decide the same way. */
export function requestVisibility(
  role: StaffRole,
  { confidential_visible_to }: Pick<PrivacySettings, 'confidential_visible_to'>,
): RequestVisibility {
  if (role === 'leadership') {
    return 'everything';
  }
  return confidential_visible_to === 'team' ? 'confidential_while_active' : 'nothing_confidential';
}

/** Returns the request types that a view may list. The rules refuse a query for more. */
export function readableTypes(
  visibility: RequestVisibility,
  archiveStatus: ArchiveStatus,
): readonly SubmissionType[] {
  const seesConfidential =
    visibility === 'everything' || (visibility === 'confidential_while_active' && archiveStatus === 'active');
  return seesConfidential ? SUBMISSION_TYPES : ['prayer_team'];
}

/** True if closing the request hides it from a reader with this visibility. */
export function isHiddenOnceClosed(
  { submission_type }: { submission_type: SubmissionType },
  visibility: RequestVisibility,
): boolean {
  return !readableTypes(visibility, 'archived').includes(submission_type);
}
