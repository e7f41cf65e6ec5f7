import { COLLECTIONS, membershipId } from '@prayer-community/domain/collections';
import { manualMembership } from '@prayer-community/domain/distribution/distribution';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { AlreadyListedError } from './already-listed-error.ts';

/**
 * Adds a member to a list manually.
 * @throws AlreadyListedError if the member is on the list, even if only added a moment ago
 */
export async function addToList(methodId: string, memberUid: string, leaderUid: string): Promise<void> {
  const membership = doc(firestore, COLLECTIONS.distributionMemberships, membershipId(methodId, memberUid));
  let isRepeated = false;
  await runTransaction(firestore, async (transaction) => {
    const found = await transaction.get(membership);
    if (!found.exists()) {
      transaction.set(membership, manualMembership(methodId, memberUid, leaderUid, serverTimestamp()));
    } else if (!isRepeated || found.get('added_by') !== leaderUid) {
      throw new AlreadyListedError();
    }
    // The SDK repeats a write whose response was lost. It then finds its own membership.
    isRepeated = true;
  });
}
