import { COLLECTIONS } from '@prayer-community/domain/collections';
import { type Presence, type PresenceSlot, presenceWrite } from '@prayer-community/domain/staff/presence';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';

/**
 * Writes where the member is, unless they have signed out.
 * @throws FirebaseError where it failed; nothing is sent later
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
  // The SDK queues a plain write without a connection, and would send it when it is out of date.
  await runTransaction(firestore, async (transaction) => transaction.set(own, fields, { merge: true }), {
    maxAttempts: 1,
  });
}
