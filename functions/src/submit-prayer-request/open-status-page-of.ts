import { newDelivery } from '@prayer-community/domain/delivery/delivery';
import { statusLinkMessage } from '@prayer-community/domain/status-page/status-mail';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { deliveries } from '../data/delivery.ts';
import { mailedStatusKey, statusLinkRef } from '../data/status-link.ts';
import type { OptimisticBatch } from '../platform/optimistic-batch.ts';

interface Opened {
  /** Where the link of the browser's key is to lie. */
  link: DocumentSnapshot;
  requestId: string;
  postId: string | null;
  /** Where another link is mailed to. */
  email: string | null | undefined;
}

/** Lets the browser's key open the request, and where an address was given, that of a mail, which is queued. */
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
