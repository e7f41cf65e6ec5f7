import { COLLECTIONS } from '@prayer-community/domain/collections';
import { newRequestWindow } from '@prayer-community/domain/delivery/new-request-window';
import {
  crisisAlertMessages,
  newRequestMessages,
  newRequestsMessages,
} from '@prayer-community/domain/delivery/notifications';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { readRequestState } from '../data/request.ts';
import { audienceOf, leadersIn } from '../messaging/audience.ts';
import { queueDeliveries } from '../messaging/queue-deliveries.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { twilioAuthToken } from '../platform/parameters.ts';
import { parkUnreadable } from '../platform/park-unreadable.ts';
import { countEarlierInWindow } from './new-requests-in-window.ts';

/** Alerts of one window; the summary counts the rest. */
const MOST_ALERTS = 10;

/**
 * Notifies leadership and the lists of a new request: its urgency and its type, never its words. The first of five minutes is
 * announced at once, those after it in one summary. Words of harm alert every leader, up to a number of requests that no church has.
 */
export const notifyOfNewRequest = onDocumentCreated(
  {
    document: `${COLLECTIONS.prayerRequests}/{requestId}`,
    secrets: [twilioAuthToken],
    retry: true,
  },
  parkUnreadable(async ({ data, params: { requestId } }) => {
    const request = readRequestState(data);
    if (!request) {
      return;
    }
    const db = await firestore();
    const earlier = await countEarlierInWindow(db, requestId, request);
    if (request.signs_of_need.length > 0 && earlier < MOST_ALERTS) {
      await queueDeliveries(crisisAlertMessages(requestId, await leadersIn(db)), now());
    }
    if (earlier > 1) {
      return;
    }
    const audience = await audienceOf(db, request.submission_type, 'newRequests');
    if (earlier === 0) {
      await queueDeliveries(newRequestMessages(requestId, audience), now());
    } else {
      const { end } = newRequestWindow(request.created_at);
      await queueDeliveries(newRequestsMessages({ ...request, id: requestId }, audience), now(), end);
    }
  }),
);
