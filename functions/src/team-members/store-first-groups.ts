import { COLLECTIONS } from '@prayer-community/domain/collections';
import {
  DISTRIBUTION_GROUPS,
  type DistributionGroupId,
  METHOD_TYPES,
  methodId,
  newDistributionGroup,
  newDistributionMethod,
} from '@prayer-community/domain/distribution/distribution';
import type { Firestore } from 'firebase-admin/firestore';
import { createMissing } from '../data/create-missing.ts';
import { methods } from '../data/distribution.ts';

/** Stores the groups that a community starts with, each reached by email and by SMS. Existing documents stay unchanged. */
export async function storeFirstGroups(
  db: Firestore,
  addresses: Record<DistributionGroupId, string | null>,
  now: Date,
): Promise<void> {
  const groups = db.collection(COLLECTIONS.distributionGroups);
  const firsts = DISTRIBUTION_GROUPS.flatMap((groupId) => [
    { ref: groups.doc(groupId), fields: newDistributionGroup(groupId, addresses[groupId], now) },
    ...METHOD_TYPES.map((methodType) => ({
      ref: methods(db).doc(methodId(groupId, methodType)),
      fields: newDistributionMethod(groupId, methodType),
    })),
  ]);
  await createMissing(db, firsts);
}
