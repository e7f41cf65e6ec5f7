import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { DistributionGroup } from '@prayer-community/domain/distribution/distribution';
import { doc } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { writeNow } from '../../../firebase/write-now.ts';

type GroupDetails = Pick<DistributionGroup<unknown>, 'email_address' | 'description'>;

export async function saveGroup(groupId: string, changes: Partial<GroupDetails>): Promise<void> {
  const group = doc(firestore, COLLECTIONS.distributionGroups, groupId);
  await writeNow((transaction) => {
    transaction.update(group, { ...changes });
  });
}
