import { newDelivery } from '@prayer-community/domain/delivery/delivery';
import { statusLinkMessage } from '@prayer-community/domain/status-page/status-mail';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { deliveries } from '../data/delivery.ts';
import { mailedStatusKey, statusLinkRef } from '../data/status-link.ts';
import type { OptimisticBatch } from '../platform/optimistic-batch.ts';

interface Opened {
  /** The document for the link of the browser's key. */
  link: DocumentSnapshot;
  requestId: string;
  postId: string | null;
  /** The address that another link is emailed to. */
  email: string | null | undefined;
}

/** Makes the browser's key open the request and, if an address was given, also the key in an email, which it queues. */
export function openStatusPageOf(
  db: Firestore,
  { link, requestId, postId, email }: Opened,
  now: Date,
  writes: OptimisticBatch,
): void {
  const opens = { request_id: requestId, post_id: postId, created_at: now };
  writes.update(link, opens);
  if (email) {
    writes.create(statusLinkRef(db, mailedStatusKey(requestId)), opens);
    const message = statusLinkMessage(requestId, email);
    writes.create(deliveries(db).doc(message.key), newDelivery(message, now));
  }
}
