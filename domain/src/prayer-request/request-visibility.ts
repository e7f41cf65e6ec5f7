import { SUBMISSION_TYPES, type SubmissionType } from '../request-form/request-choices.ts';
import type { PrivacySettings } from '../settings/settings.ts';
import type { StaffRole } from '../staff/profile.ts';
import type { ArchiveStatus } from './prayer-request.ts';

/** Which requests someone may see: all, confidential ones only while active, or no confidential ones. */
export const REQUEST_VISIBILITIES = [
  'everything',
  'confidential_while_active',
  'nothing_confidential',
] as const;
export type RequestVisibility = (typeof REQUEST_VISIBILITIES)[number];

/** What someone of the role sees under the settings; the rules see it the same way. */
export function requestVisibility(
  role: StaffRole,
  { confidential_visible_to }: Pick<PrivacySettings, 'confidential_visible_to'>,
): RequestVisibility {
  if (role === 'leadership') {
    return 'everything';
  }
  return confidential_visible_to === 'team' ? 'confidential_while_active' : 'nothing_confidential';
}

/** The types of request that may be listed in a view: the rules refuse a query that asks for more. */
export function readableTypes(
  visibility: RequestVisibility,
  archiveStatus: ArchiveStatus,
): readonly SubmissionType[] {
  const seesConfidential =
    visibility === 'everything' || (visibility === 'confidential_while_active' && archiveStatus === 'active');
  return seesConfidential ? SUBMISSION_TYPES : ['prayer_team'];
}
