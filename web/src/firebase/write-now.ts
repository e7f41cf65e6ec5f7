import { runTransaction, type Transaction } from 'firebase/firestore';
import { firestore } from './firestore-sdk.ts';

/**
 * Writes documents together, now or not at all: without a connection it fails, where a plain write would look done, wait in
 * silence, and be lost with the page.
 * @throws FirebaseError where the rules refuse, or there is no connection
 */
export async function writeNow(write: (transaction: Transaction) => unknown): Promise<void> {
  await runTransaction(firestore, async (transaction) => {
    await write(transaction);
  });
}
