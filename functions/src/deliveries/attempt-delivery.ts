import { beginAttempt, type Delivery, markFailed, markSent } from '@prayer-community/domain/delivery';
import type { DocumentReference } from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { readDelivery } from './delivery-store.ts';
import { sendMessage } from './send-message.ts';

/** Tries a delivery that is due, unless another try of it runs, and stores what came of it. */
export async function attemptDelivery(ref: DocumentReference): Promise<void> {
  const delivery = await beginStored(ref);
  if (!delivery) {
    return;
  }
  try {
    await sendMessage(delivery);
  } catch {
    // The error itself may quote the message.
    const failed = markFailed(delivery.attempts, now());
    logOutcome('attemptDelivery', `${delivery.template}_${failed.status}`, delivery.recipient);
    await ref.update({ ...failed });
    return;
  }
  logOutcome('attemptDelivery', `${delivery.template}_sent`, delivery.recipient);
  await ref.update({ ...markSent(now()) });
}

async function beginStored(ref: DocumentReference): Promise<Delivery<Date> | null> {
  const db = await firestore();
  return db.runTransaction(async (transaction) => {
    const delivery = readDelivery(await transaction.get(ref));
    const begun = delivery && beginAttempt(delivery, now());
    if (!begun) {
      return null;
    }
    transaction.update(ref, { ...begun });
    return { ...delivery, ...begun };
  });
}
