import { COLLECTIONS } from '@prayer-community/domain/collections';
import { doc } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { writeNow } from '../../../firebase/write-now.ts';

/** Deletes manual memberships in one transaction. Memberships that no longer exist are skipped. */
export async function endMemberships(membershipIds: readonly string[]): Promise<void> {
  await writeNow(async (transaction) => {
    const found = await Promise.all(
      membershipIds.map((id) => transaction.get(doc(firestore, COLLECTIONS.distributionMemberships, id))),
    );
    for (const membership of found) {
      if (membership.exists()) {
        transaction.delete(membership.ref);
      }
    }
  });
}
