import { SUBMISSION_REFUSALS } from '@prayer-community/domain/submit-prayer-request';
import { HttpsError } from 'firebase-functions/https';
import { clientAddress, pseudonym } from '../platform/client-address.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { minInstances, signInCodePepper, submissionsPerHour } from '../platform/parameters.ts';
import { isSoundRecording } from './recording-check.ts';
import { storeSubmission } from './store-submission.ts';

const HOUR_MS = 3_600_000;

/** Takes a prayer request from anyone; a repeated submissionId is the same request and gets the same answer. */
export const submitPrayerRequest = defineCallable(
  'submitPrayerRequest',
  { secrets: [signInCodePepper], minInstances },
  async ({ submissionId, statusKey, website, ...submission }, caller) => {
    if (website) {
      throw new HttpsError('invalid-argument', SUBMISSION_REFUSALS.automated);
    }
    if (submission.audioPath !== null && !(await isSoundRecording(submission.audioPath))) {
      throw new HttpsError('invalid-argument', SUBMISSION_REFUSALS.unsoundRecording);
    }
    const limit = { action: 'submit', max: submissionsPerHour.value(), windowMs: HOUR_MS };
    const subject = pseudonym(clientAddress(caller));
    const { outcome, hasStatusPage } = await storeSubmission(
      { id: submissionId, submission, statusKey },
      limit,
      subject,
      now(),
    );
    if (outcome === 'limited') {
      throw new HttpsError('resource-exhausted', SUBMISSION_REFUSALS.tooMany);
    }
    return { success: true, prayerRequestId: submissionId, ...(statusKey && { hasStatusPage }) };
  },
);
