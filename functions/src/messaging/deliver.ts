import { COLLECTIONS } from '@prayer-community/domain/collections';
import { MINUTE_MS } from '@prayer-community/domain/fields/durations';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { deliveries, isGroupDelivery } from '../data/delivery.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { sendgridApiKey, serverPepper, twilioAuthToken } from '../platform/parameters.ts';
import { completePages } from '../platform/settle-each.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { attemptGroupDelivery } from './attempt-group-delivery.ts';
import type { Senders } from './sender.ts';

const SECRETS = [sendgridApiKey, serverPepper, twilioAuthToken];
/** How long a run begins further pages. A page that is cut off may reach its recipients again. */
const LAST_PAGE_MS = 3 * MINUTE_MS;

/** Sends each message as soon as it is queued. */
export function deliveringAtOnce(senders: Senders) {
  return onDocumentCreated(
    { document: `${COLLECTIONS.deliveries}/{key}`, secrets: SECRETS },
    async (event) => {
      if (event.data) {
        await attempt(event.data, senders);
      }
    },
  );
}

/** Retries due messages that failed or were cut off, and sends summaries. What is left stays due for the next run. */
export function deliveringLater(senders: Senders) {
  return onSchedule({ schedule: 'every 5 minutes', timeoutSeconds: 240, secrets: SECRETS }, async () => {
    const due = deliveries(await firestore())
      .where('status', '==', 'pending')
      .where('next_attempt_at', '<=', now())
      .orderBy('next_attempt_at');
    await completePages(
      'A delivery could not be tried',
      due,
      (document) => attempt(document, senders),
      LAST_PAGE_MS,
    );
  });
}

function attempt(document: DocumentSnapshot, senders: Senders): Promise<void> {
  return (isGroupDelivery(document) ? attemptGroupDelivery : attemptDelivery)(document.ref, senders);
}
