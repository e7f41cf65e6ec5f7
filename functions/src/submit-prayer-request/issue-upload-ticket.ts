import { COLLECTIONS } from '@prayer-community/domain/collections';
import { refusal } from '@prayer-community/domain/refusal';
import { SUBMISSION_REFUSALS } from '@prayer-community/domain/request-form/submit-prayer-request';
import { newUploadTicket } from '@prayer-community/domain/request-form/upload-ticket';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { consumeNetworkUse } from '../platform/network-limit.ts';
import { serverPepper, submissionsPerHour } from '../platform/parameters.ts';
import { perHour } from '../platform/rate-limit.ts';

/** Lets anyone upload one recording. A network address gets as many tickets per hour as it may send requests. */
export const issueUploadTicket = defineCallable(
  'issueUploadTicket',
  { secrets: [serverPepper] },
  async ({ audioPath }, caller) => {
    const at = now();
    if (!(await consumeNetworkUse(caller, perHour('upload', submissionsPerHour.value()), at))) {
      return refusal(SUBMISSION_REFUSALS.tooMany);
    }
    const { id, ticket } = newUploadTicket(audioPath, at);
    const db = await firestore();
    await db
      .collection(COLLECTIONS.uploadTickets)
      .doc(id)
      .set({ ...ticket });
    return { success: true };
  },
);
