import { COLLECTIONS } from '@prayer-community/domain/collections';
import { assignedMessages } from '@prayer-community/domain/notifications';
import { onDocumentUpdated } from 'firebase-functions/firestore';
import { queueDeliveries } from '../deliveries/queue-deliveries.ts';
import { now } from '../platform/clock.ts';
import { restartClock } from './restart-clock.ts';
import { readRequest } from './stored-request.ts';

/** Tells whoever was given a request by someone else, and lets the clock run anew of one that nobody has any more. */
export const notifyAssignee = onDocumentUpdated(
  { document: `${COLLECTIONS.prayerRequests}/{requestId}`, retry: true },
  async ({ data, params: { requestId } }) => {
    const before = readRequest(data?.before);
    const after = readRequest(data?.after);
    if (data && before && after) {
      await queueDeliveries(assignedMessages(requestId, before, after), now());
      await restartClock(data.after.ref, before, after, now());
    }
  },
);
