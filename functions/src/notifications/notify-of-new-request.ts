import { COLLECTIONS } from '@prayer-community/domain/collections';
import { newRequestMessages } from '@prayer-community/domain/notifications';
import { FUNCTIONS_REGION } from '@prayer-community/domain/region';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { queueDeliveries } from '../deliveries/queue-deliveries.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { twilioAuthToken } from '../platform/parameters.ts';
import { audienceOf } from './members.ts';
import { readRequest } from './stored-request.ts';

/** Tells leadership and the lists of a new request: its urgency and its type, never its words. */
export const notifyOfNewRequest = onDocumentCreated(
  {
    document: `${COLLECTIONS.prayerRequests}/{requestId}`,
    region: FUNCTIONS_REGION,
    secrets: [twilioAuthToken],
    retry: true,
  },
  async ({ data, params: { requestId } }) => {
    const request = readRequest(data);
    if (request) {
      const audience = await audienceOf(await firestore(), request.submission_type, 'newRequests');
      await queueDeliveries(newRequestMessages(requestId, audience), now());
    }
  },
);
