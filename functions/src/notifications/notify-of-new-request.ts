import { COLLECTIONS } from '@prayer-community/domain/collections';
import { needAlertMessages, newRequestMessages } from '@prayer-community/domain/notifications';
import { FUNCTIONS_REGION } from '@prayer-community/domain/region';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { queueDeliveries } from '../deliveries/queue-deliveries.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { twilioAuthToken } from '../platform/parameters.ts';
import { audienceOf, leadersIn } from './members.ts';
import { readRequest } from './stored-request.ts';

/** Tells leadership and the lists of a new request: its urgency and its type, never its words. Words of harm alert every leader. */
export const notifyOfNewRequest = onDocumentCreated(
  {
    document: `${COLLECTIONS.prayerRequests}/{requestId}`,
    region: FUNCTIONS_REGION,
    secrets: [twilioAuthToken],
    retry: true,
  },
  async ({ data, params: { requestId } }) => {
    const request = readRequest(data);
    if (!request) {
      return;
    }
    const db = await firestore();
    const audience = await audienceOf(db, request.submission_type, 'newRequests');
    const alerted = request.signs_of_need.length > 0 ? await leadersIn(db) : [];
    await queueDeliveries(
      [...needAlertMessages(requestId, alerted), ...newRequestMessages(requestId, audience)],
      now(),
    );
  },
);
