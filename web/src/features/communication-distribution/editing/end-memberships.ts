import { COLLECTIONS } from '@prayer-community/domain/collections';
import { doc, writeBatch } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';

/** Ends memberships that leaders gave, all at once. */
export async function endMemberships(membershipIds: readonly string[]): Promise<void> {
  const batch = writeBatch(firestore);
  for (const id of membershipIds) {
    batch.delete(doc(firestore, COLLECTIONS.distributionMemberships, id));
  }
  await batch.commit();
}
