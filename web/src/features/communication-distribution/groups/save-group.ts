import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { DistributionGroup } from '@prayer-community/domain/distribution/distribution';
import { doc, runTransaction } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';

type GroupDetails = Pick<DistributionGroup<unknown>, 'email_address' | 'description'>;

/** Stores what was changed about a group. */
export async function saveGroup(groupId: string, changes: Partial<GroupDetails>): Promise<void> {
  const group = doc(firestore, COLLECTIONS.distributionGroups, groupId);
  // As a transaction it fails without a connection, where a plain write would wait in silence.
  await runTransaction(firestore, async (transaction) => {
    transaction.update(group, { ...changes });
  });
}
