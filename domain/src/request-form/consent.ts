import * as z from 'zod';
import { NAMED_PEOPLE, SUBMISSION_TYPES } from './request-choices.ts';

/** The requester’s consent: who reads the request, whether it is public, and whether people named in it agreed. */
export const consentSchema = z.object({
  shared_with: z.enum(SUBMISSION_TYPES),
  on_belief_wall: z.boolean(),
  named_people: z.enum(NAMED_PEOPLE),
});

export type Consent = z.infer<typeof consentSchema>;

/** False if people named in the post were not asked. A leader then has to approve it first. */
export function mayBeShownUnreviewed(consent: Consent | null): boolean {
  return consent?.named_people !== 'not_asked';
}
