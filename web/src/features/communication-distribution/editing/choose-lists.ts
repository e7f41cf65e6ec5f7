import { COLLECTIONS, membershipId } from '@prayer-community/domain/collections';
import { manualMembership } from '@prayer-community/domain/distribution/distribution';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';

/**
 * Puts a leader on some lists and takes them off others, all at once; where they are already, they stay as they came.
 * @param methodIds of the lists that change; all others stay as they are
 * @param chosen the ids of those that they are to be on
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
