import { COLLECTIONS } from '@prayer-community/domain/collections';
import { doc, runTransaction } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';

/** Ends memberships that leaders gave, all at once. */
export async function endMemberships(membershipIds: readonly string[]): Promise<void> {
  // As a transaction it fails without a connection, where a plain write would wait in silence.
  await runTransaction(firestore, async (transaction) => {
    for (const id of membershipIds) {
      transaction.delete(doc(firestore, COLLECTIONS.distributionMemberships, id));
    }
  });
}
