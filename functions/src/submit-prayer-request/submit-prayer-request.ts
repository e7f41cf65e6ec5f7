import { isPhoneNumber } from '@prayer-community/domain/fields/phone-number';
import type { Submission } from '@prayer-community/domain/prayer-request/new-prayer-request';
import { refusal } from '@prayer-community/domain/refusal';
import { PHONE_REQUESTS_PER_HOUR } from '@prayer-community/domain/request-form/phone-intake';
import { REQUEST_FORM_MESSAGES } from '@prayer-community/domain/request-form/request-form-messages';
import { SUBMISSION_REFUSALS } from '@prayer-community/domain/request-form/submit-prayer-request';
import { requestRef, requestSchema } from '../data/request.ts';
import { intakeSettings } from '../data/settings.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { type Caller, defineCallable } from '../platform/define-callable.ts';
import { callerNetworkPseudonym } from '../platform/network-limit.ts';
import { minInstances, serverPepper, submissionsPerHour } from '../platform/parameters.ts';
import { pseudonym } from '../platform/pseudonym.ts';
import { perHour } from '../platform/rate-limit.ts';
import { readerOf } from '../platform/reader-of.ts';
import { requireStaff } from '../platform/require-staff.ts';
import { isValidRecording } from './recording-check.ts';
import { type Submitter, storeSubmission } from './store-submission.ts';

function visitorSubmitter(caller: Caller): Submitter {
  const limit = perHour('submit', submissionsPerHour.value());
  return { limit, subject: callerNetworkPseudonym(caller), actor: null };
}

/**
 * Returns the submitter for a staff member on the phone. Each has their own limit, because the whole office shares one
 * address. Null if requests by phone are turned off, unless this one is already stored.
 */
async function staffSubmitter(caller: Caller, submissionId: string): Promise<Submitter | null> {
  const { uid } = await requireStaff(caller);
  const db = await firestore();
  if (!(await intakeSettings.load(db)).by_phone && !(await requestRef(db, submissionId).get()).exists) {
    return null;
  }
  const limit = perHour('take_down', PHONE_REQUESTS_PER_HOUR);
  return { limit, subject: pseudonym('account', uid), actor: uid };
}

const readAnonymized = readerOf(requestSchema.pick({ emptied_at: true }));

/** True if the request was stored, and its content deleted since along with its recording. */
async function isAnonymized(submissionId: string): Promise<boolean> {
  const request = readAnonymized(await requestRef(await firestore(), submissionId).get());
  return request !== null && request.emptied_at !== null;
}

/** The team may write down whatever a caller says, such as an extension, unless the caller prefers a text message. */
function isPhoneValid({ source, prayerData, contactData }: Submission): boolean {
  const phone = contactData?.phone ?? null;
  const isNumber = phone !== null && isPhoneNumber(phone);
  return isNumber || (source === 'phone' ? prayerData.contact_preference !== 'text' : phone === null);
}

/** Accepts a prayer request from anyone. A repeated request with the same submissionId gets the same answer. */
export const submitPrayerRequest = defineCallable(
  'submitPrayerRequest',
  { secrets: [serverPepper], minInstances },
  async ({ submissionId, statusKey, website, ...submission }, caller) => {
    if (website) {
      return refusal(SUBMISSION_REFUSALS.automated);
    }
    if (!isPhoneValid(submission)) {
      return refusal(REQUEST_FORM_MESSAGES.phoneInvalid);
    }
    const submitter =
      submission.source === 'phone' ? await staffSubmitter(caller, submissionId) : visitorSubmitter(caller);
    if (submitter === null) {
      return refusal(SUBMISSION_REFUSALS.notAcceptedHere);
    }
    const { audioPath } = submission;
    if (audioPath !== null && !(await isValidRecording(audioPath)) && !(await isAnonymized(submissionId))) {
      return refusal(SUBMISSION_REFUSALS.invalidRecording);
    }
    const incoming = { id: submissionId, submission, statusKey };
    const { outcome, hasStatusPage } = await storeSubmission(incoming, submitter, now());
    if (outcome === 'limited') {
      return refusal(SUBMISSION_REFUSALS.tooMany);
    }
    if (outcome === 'other_stored') {
      return refusal(SUBMISSION_REFUSALS.otherStored);
    }
    return { success: true, prayerRequestId: submissionId, ...(statusKey && { hasStatusPage }) };
  },
);
