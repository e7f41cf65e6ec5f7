import { COLLECTIONS } from '@prayer-community/domain/collections';
import { doc } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { writeNow } from '../../../firebase/write-now.ts';

/** Turns a group's way of telling on or off; who is on its list stays. */
export async function setMethodActive(methodId: string, isActive: boolean): Promise<void> {
  const method = doc(firestore, COLLECTIONS.distributionMethods, methodId);
  await writeNow((transaction) => {
    transaction.update(method, { is_active: isActive });
  });
}
