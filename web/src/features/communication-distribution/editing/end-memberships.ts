import { COLLECTIONS } from '@prayer-community/domain/collections';
import { doc } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { writeNow } from '../../../firebase/write-now.ts';

/** Deletes manual memberships in one transaction. */
export async function endMemberships(membershipIds: readonly string[]): Promise<void> {
  await writeNow((transaction) => {
    for (const id of membershipIds) {
      transaction.delete(doc(firestore, COLLECTIONS.distributionMemberships, id));
    }
  });
}
