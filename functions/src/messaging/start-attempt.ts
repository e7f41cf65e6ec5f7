import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';

interface Attempted {
  attempts: number;
}

/**
 * Stores that an attempt at a delivery begins, so no one else makes it too.
 * @param beginTry returns the fields that change, or null if no attempt is due
 * @returns the delivery with its number of attempts, or null if no attempt is due
 */
export async function startAttempt<Delivery extends Attempted>(
  ref: DocumentReference,
  read: (document: DocumentSnapshot) => Delivery | null,
  beginTry: (delivery: Delivery, now: Date) => Attempted | null,
): Promise<Delivery | null> {
  const db = await firestore();
  return db.runTransaction(async (transaction) => {
    const delivery = read(await transaction.get(ref));
    const begun = delivery && beginTry(delivery, now());
    if (!begun) {
      return null;
    }
    transaction.update(ref, { ...begun });
    return { ...delivery, attempts: begun.attempts };
  });
}
