import { COLLECTIONS } from '@prayer-community/domain/collections';
import { doc } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { writeNow } from '../../../firebase/write-now.ts';

/** Turns a group's notification method on or off. The members on its list stay the same. */
export async function setMethodActive(methodId: string, isActive: boolean): Promise<void> {
  const method = doc(firestore, COLLECTIONS.distributionMethods, methodId);
  await writeNow((transaction) => {
    transaction.update(method, { is_active: isActive });
  });
}
