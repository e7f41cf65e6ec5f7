import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { Subscription } from '@prayer-community/domain/delivery/unsubscribe';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { pseudonym } from '../platform/pseudonym.ts';

/** The subscription of an address to invitations; it does not give the address away. */
export function invitationSubscription(address: string): Subscription {
  return { kind: 'invitations', subject: pseudonym('invitations to', address.toLowerCase()) };
}

/** The subscription of an address to word that somebody prayed; it does not give the address away. */
export function noticeSubscription(address: string): Subscription {
  return { kind: 'prayers', subject: pseudonym('prayers to', address.toLowerCase()) };
}

/** The opt-out of an address from one kind of mail. */
export function optOutRef(db: Firestore, { kind, subject }: Subscription): DocumentReference {
  return db.collection(COLLECTIONS.mailOptOuts).doc(`${kind}_${subject}`);
}
