import { COLLECTIONS } from '@prayer-community/domain/collections';
import { SUBMISSION_REFUSALS } from '@prayer-community/domain/request-form/submit-prayer-request';
import { newUploadTicket } from '@prayer-community/domain/request-form/upload-ticket';
import { t } from '@prayer-community/i18n/text';
import { HttpsError } from 'firebase-functions/https';
import { firestore } from '../platform/admin.ts';
import { clientAddress } from '../platform/client-address.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { signInCodePepper, submissionsPerHour } from '../platform/parameters.ts';
import { pseudonym } from '../platform/pseudonym.ts';
import { spendUse } from '../platform/rate-limit.ts';

const HOUR_MS = 3_600_000;

/** Lets anyone upload one recording. A network address gets as many tickets per hour as it may send requests. */
export const issueUploadTicket = defineCallable(
  'issueUploadTicket',
  { secrets: [signInCodePepper] },
  async ({ audioPath }, caller) => {
    const db = await firestore();
    const at = now();
    const limit = { action: 'upload', max: submissionsPerHour.value(), windowMs: HOUR_MS };
    if (!(await spendUse(db, limit, pseudonym('network', clientAddress(caller)), at))) {
      throw new HttpsError('resource-exhausted', t(SUBMISSION_REFUSALS.tooMany));
    }
    const { id, ticket } = newUploadTicket(audioPath, at);
    await db
      .collection(COLLECTIONS.uploadTickets)
      .doc(id)
      .set({ ...ticket });
    return { success: true };
  },
);
