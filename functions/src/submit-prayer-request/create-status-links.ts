import { newDelivery } from '@prayer-community/domain/delivery/delivery';
import { statusLinkMessage } from '@prayer-community/domain/status-page/status-mail';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { deliveries } from '../data/delivery.ts';
import { mailedLink, mailedStatusKey, statusLinkRef } from '../data/status-link.ts';
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
export function createStatusLinks(
  db: Firestore,
  { link, requestId, postId, email }: Opened,
  now: Date,
  writes: OptimisticBatch,
): void {
  const opens = { request_id: requestId, post_id: postId };
  writes.update(link, { ...opens, created_at: now });
  if (email) {
    writes.create(statusLinkRef(db, mailedStatusKey(requestId, email)), mailedLink(opens, now));
    const message = statusLinkMessage(requestId, email);
    writes.create(deliveries(db).doc(message.key), newDelivery(message, now));
  }
}
