import { COLLECTIONS } from '@prayer-community/domain/collections';
import { assignedMessages } from '@prayer-community/domain/delivery/notifications';
import { onDocumentUpdated } from 'firebase-functions/firestore';
import { readRequestState } from '../data/request.ts';
import { queueDeliveries } from '../messaging/queue-deliveries.ts';
import { now } from '../platform/clock.ts';
import { skipUnreadable } from '../platform/skip-unreadable.ts';
import { restartSchedule } from './restart-schedule.ts';

/** Notifies an assignee who was assigned by someone else, and restarts the schedule of an unassigned request. */
export const notifyAssignee = onDocumentUpdated(
  { document: `${COLLECTIONS.prayerRequests}/{requestId}`, retry: true },
  skipUnreadable(async ({ data, params: { requestId } }) => {
    const before = readRequestState(data?.before);
    const after = readRequestState(data?.after);
    if (data && before && after) {
      await queueDeliveries(assignedMessages(requestId, before, after), now());
      await restartSchedule(data.after.ref, before, after, now());
    }
  }),
);
