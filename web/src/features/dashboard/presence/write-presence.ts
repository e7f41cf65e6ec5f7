import { COLLECTIONS } from '@prayer-community/domain/collections';
import { type Presence, type PresenceSlot, presenceWrite } from '@prayer-community/domain/staff/presence';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';

/**
 * Writes which request the member has open and what they are doing, unless they have signed out.
 * @throws FirebaseError if the write failed. It is not sent later.
 */
export async function writePresence(
  uid: string,
  presence: Presence | null,
  slot: PresenceSlot,
): Promise<void> {
  const { auth } = await import('../../../firebase/auth.ts');
  if (auth.currentUser?.uid !== uid) {
    return;
  }
  const own = doc(firestore, COLLECTIONS.presence, uid);
  const fields = { ...presenceWrite(presence, slot, serverTimestamp()) };
  // Offline, the SDK would queue a plain write and send it when it is out of date.
  await runTransaction(firestore, async (transaction) => transaction.set(own, fields, { merge: true }), {
    maxAttempts: 1,
  });
}
