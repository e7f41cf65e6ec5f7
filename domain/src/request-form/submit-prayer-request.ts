import { LANGUAGES } from '@prayer-community/i18n/language';
import { type Message, message, t } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { refusalSchema } from '../refusal.ts';
import { contactInfoSchema } from './contact.ts';
import { prayerDataSchema } from './prayer-data.ts';
import { CONFIDENTIAL_NOT_SHARED, maySharePublicly } from './prayer-request-rules.ts';
import { recordingFolder, recordingPathSchema } from './recording-path.ts';
import { FORM_SOURCES } from './request-choices.ts';
import { REQUEST_FORM_MESSAGES } from './request-form-messages.ts';
import { isStatusKey } from './status-key.ts';

/** The input of `submitPrayerRequest`. Enforces the form's rules on names, contact and sharing again. The function itself checks the format of a phone number. */
export const submitPrayerRequestInputSchema = z
  .strictObject({
    /** Generated once per form, so that a repeated submission creates only one request. */
    submissionId: z.uuid(),
    prayerData: prayerDataSchema,
    contactData: contactInfoSchema.nullable(),
    audioPath: recordingPathSchema.nullable(),
    /** Opens the request's status page. Generated together with the id, so that a repeated submission has the same key. */
    statusKey: z.string().refine(isStatusKey, 'Invalid status key').optional(),
    /** Where the form was filled in. `phone` is reserved for staff. */
    source: z.enum(FORM_SOURCES).optional(),
    /** The language of the page on which the request was written. English if absent. */
    language: z.enum(LANGUAGES).optional(),
    /** A field that people cannot see. A submission that fills it is refused. */
    website: z.string().max(500).optional(),
  })
  .superRefine(({ submissionId, prayerData, contactData, audioPath, source }, context) => {
    const refuse = (path: string[], message: Message) =>
      context.addIssue({ code: 'custom', path, message: t(message) });
    // Callers may stay anonymous.
    const mayBeUnnamed = source === 'phone' || prayerData.is_on_behalf;
    if (!mayBeUnnamed && !(contactData?.first_name && contactData.last_name)) {
      refuse(['contactData', 'first_name'], REQUEST_FORM_MESSAGES.nameRequired);
    }
    if (prayerData.follow_up_requested && !contactData?.phone) {
      refuse(['contactData', 'phone'], REQUEST_FORM_MESSAGES.phoneRequired);
    }
    if (prayerData.follow_up_requested && !contactData?.email) {
      refuse(['contactData', 'email'], REQUEST_FORM_MESSAGES.emailRequired);
    }
    if (prayerData.prayer_text === null && audioPath === null) {
      refuse(['prayerData', 'prayer_text'], REQUEST_FORM_MESSAGES.textOrRecording);
    }
    if (audioPath !== null && !audioPath.startsWith(recordingFolder(submissionId))) {
      refuse(['audioPath'], SUBMISSION_REFUSALS.invalidRecording);
    }
    if (prayerData.share_on_belief_wall && !maySharePublicly(prayerData.submission_type)) {
      refuse(['prayerData', 'share_on_belief_wall'], CONFIDENTIAL_NOT_SHARED);
    }
  });

export const submitPrayerRequestOutputSchema = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    prayerRequestId: z.string(),
    /** True if the submitted key opens a status page. */
    hasStatusPage: z.boolean().optional(),
  }),
  refusalSchema.extend({ error: z.string().default(message('Submission failed').text) }),
]);

export const SUBMISSION_REFUSALS = {
  automated: message('This looks like an automated submission. Please reload the page and try again.'),
  invalidRecording: message(
    'The recording could not be read. Please record it again or send your request as text.',
  ),
  otherStored: message(
    'Another prayer request was already sent from this form. Please reload the page and send this one again.',
  ),
  notAcceptedHere: message('Prayer requests are currently turned off here.'),
  tooMany: message('Too many prayer requests were sent from your connection. Please try again in an hour.'),
} as const;
