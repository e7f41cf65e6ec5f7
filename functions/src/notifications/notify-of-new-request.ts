import { COLLECTIONS } from '@prayer-community/domain/collections';
import { effectiveUrgency } from '@prayer-community/domain/prayer-request/effective-urgency';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { readRequestState } from '../data/request.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { twilioAuthToken } from '../platform/parameters.ts';
import { skipUnreadable } from '../platform/skip-unreadable.ts';
import { notifyGroups } from './notify-groups.ts';

/**
 * Notifies leadership and the lists of a new request: its urgency and type, never its text. Urgent requests and the
 * first one are announced immediately, others within five minutes in one summary. Crisis signs alert every leader.
 * Imported requests notify no one.
 */
export const notifyOfNewRequest = onDocumentCreated(
  {
    document: `${COLLECTIONS.prayerRequests}/{requestId}`,
    secrets: [twilioAuthToken],
    retry: true,
  },
  skipUnreadable(async ({ data, params: { requestId: id } }) => {
    const request = readRequestState(data);
    if (request && request.source !== 'import') {
      const isUrgent = effectiveUrgency(request) === 'high';
      await notifyGroups(await firestore(), { ...request, id, isUrgent }, now());
    }
  }),
);
