import { runTransaction, type Transaction } from 'firebase/firestore';
import { firestore } from './firestore-sdk.ts';

/**
 * Writes documents together, immediately or not at all. Without a connection it fails, whereas a plain write would look
 * done, wait silently, and be lost with the page.
 * @throws FirebaseError if the rules refuse or there is no connection
 */
export async function writeNow(write: (transaction: Transaction) => unknown): Promise<void> {
  await runTransaction(firestore, async (transaction) => {
    await write(transaction);
  });
}
