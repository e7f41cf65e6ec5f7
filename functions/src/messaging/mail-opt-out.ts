import { COLLECTIONS } from '@prayer-community/domain/collections';
import { mailboxOf, withoutTag } from '@prayer-community/domain/delivery/mail-limit';
import type { Subscription } from '@prayer-community/domain/delivery/unsubscribe';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { pseudonym } from '../platform/pseudonym.ts';

type AddressedKind = Exclude<Subscription['kind'], 'team'>;

/** Returns the subscription of a mailbox to invitations. It does not reveal the address. */
export function invitationSubscription(address: string): Subscription {
  return subscriptionOf('invitations', mailboxOf(address));
}

/** Returns the subscription of a mailbox to prayer notices. It does not reveal the address. */
export function noticeSubscription(address: string): Subscription {
  return subscriptionOf('prayers', mailboxOf(address));
}

/** Returns the subscriptions that emails to an address name. Earlier emails named it with the dots of Gmail, or also the plus sign. */
export function subscriptionsOf(kind: AddressedKind, address: string): Subscription[] {
  const names = new Set([mailboxOf(address), withoutTag(address), address.toLowerCase()]);
  return [...names].map((name) => subscriptionOf(kind, name));
}

function subscriptionOf(kind: AddressedKind, name: string): Subscription {
  return { kind, subject: pseudonym(`${kind} to`, name) };
}

export function optOutRef(db: Firestore, { kind, subject }: Subscription): DocumentReference {
  return db.collection(COLLECTIONS.mailOptOuts).doc(`${kind}_${subject}`);
}

/** True if the owner of the mailbox has ended these emails. */
export async function hasOptedOut(db: Firestore, kind: AddressedKind, address: string): Promise<boolean> {
  const refs = subscriptionsOf(kind, address).map((subscription) => optOutRef(db, subscription));
  return (await db.getAll(...refs)).some(({ exists }) => exists);
}
