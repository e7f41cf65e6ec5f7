import { COLLECTIONS, membershipId } from '@prayer-community/domain/collections';
import { manualMembership } from '@prayer-community/domain/distribution/distribution';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';

/**
 * Adds a leader to some lists and removes them from others in one transaction. Memberships that already exist stay
 * unchanged.
 * @param methodIds the lists to change. All others stay as they are
 * @param chosen the ids of the lists that the leader should be on
 */
export async function chooseLists(
  memberUid: string,
  methodIds: readonly string[],
  chosen: ReadonlySet<string>,
  leaderUid: string,
): Promise<void> {
  await runTransaction(firestore, async (transaction) => {
    const found = await Promise.all(
      methodIds.map(async (methodId) => {
        const ref = doc(firestore, COLLECTIONS.distributionMemberships, membershipId(methodId, memberUid));
        return { methodId, ref, isListed: (await transaction.get(ref)).exists() };
      }),
    );
    for (const { methodId, ref, isListed } of found) {
      if (isListed && !chosen.has(methodId)) {
        transaction.delete(ref);
      }
      if (!isListed && chosen.has(methodId)) {
        transaction.set(ref, manualMembership(methodId, memberUid, leaderUid, serverTimestamp()));
      }
    }
  });
}
