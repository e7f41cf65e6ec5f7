import { COLLECTIONS } from '@prayer-community/domain/collections';
import { doc, runTransaction } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';

/** Turns a group's way of telling on or off; who is on its list stays. */
export async function setMethodActive(methodId: string, isActive: boolean): Promise<void> {
  const method = doc(firestore, COLLECTIONS.distributionMethods, methodId);
  // As a transaction it fails without a connection, where a plain write would wait in silence.
  await runTransaction(firestore, async (transaction) => {
    transaction.update(method, { is_active: isActive });
  });
}
