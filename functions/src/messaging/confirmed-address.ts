import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { Subscription } from '@prayer-community/domain/delivery/unsubscribe';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { hasVerifiedAddress, isStaffAddress } from '../platform/address-account.ts';
import { noticeSubscription, subscriptionsOf } from './mail-opt-out.ts';

function confirmationRef(db: Firestore, { kind, subject }: Subscription): DocumentReference {
  return db.collection(COLLECTIONS.mailConfirmations).doc(`${kind}_${subject}`);
}

/** Records that a link emailed to this mailbox was opened. */
export function confirmAddress(db: Firestore, address: string, now: Date): Promise<void> {
  return confirmSubscription(db, noticeSubscription(address), now);
}

/** Like `confirmAddress`, for the subscription that a link names instead of the address. */
export async function confirmSubscription(
  db: Firestore,
  subscription: Subscription,
  now: Date,
): Promise<void> {
  const ref = confirmationRef(db, subscription);
  if (!(await ref.get()).exists) {
    await ref.set({ confirmed_at: now });
  }
}

/** True if the owner of the mailbox has opened an emailed link, or the address belongs to staff. */
export async function isConfirmedAddress(db: Firestore, address: string): Promise<boolean> {
  const subscriptions = [...subscriptionsOf('prayers', address), ...subscriptionsOf('invitations', address)];
  const confirmations = await db.getAll(
    ...subscriptions.map((subscription) => confirmationRef(db, subscription)),
  );
  return (
    confirmations.some(({ exists }) => exists) ||
    (await isStaffAddress(address)) ||
    hasVerifiedAddress(address)
  );
}
