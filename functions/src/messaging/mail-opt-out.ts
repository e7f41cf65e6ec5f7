import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { Subscription } from '@prayer-community/domain/delivery/unsubscribe';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { pseudonym } from '../platform/pseudonym.ts';

/** Returns the subscription of an address to invitations. It does not reveal the address. */
export function invitationSubscription(address: string): Subscription {
  return { kind: 'invitations', subject: pseudonym('invitations to', address.toLowerCase()) };
}

/** Returns the subscription of an address to prayer notices. It does not reveal the address. */
export function noticeSubscription(address: string): Subscription {
  return { kind: 'prayers', subject: pseudonym('prayers to', address.toLowerCase()) };
}

export function optOutRef(db: Firestore, { kind, subject }: Subscription): DocumentReference {
  return db.collection(COLLECTIONS.mailOptOuts).doc(`${kind}_${subject}`);
}
