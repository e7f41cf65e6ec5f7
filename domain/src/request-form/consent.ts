import * as z from 'zod';
import { NAMED_PEOPLE, SUBMISSION_TYPES } from './request-choices.ts';

/** What a requester agreed to when they sent a request: who reads it, whether everybody does, and what those say whom it names. */
export const consentSchema = z.object({
  shared_with: z.enum(SUBMISSION_TYPES),
  on_belief_wall: z.boolean(),
  named_people: z.enum(NAMED_PEOPLE),
});

export type Consent = z.infer<typeof consentSchema>;

/** True where a post may hang on the wall without a leader having seen it, as far as those are concerned whom it names. */
export function mayBeShownUnseen(consent: Consent | null): boolean {
  return consent?.named_people !== 'not_asked';
}
