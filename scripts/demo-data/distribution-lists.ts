import { COLLECTIONS, membershipId } from '@prayer-community/domain/collections';
import {
  automaticMembership,
  automaticMethodIds,
  type DistributionGroupId,
} from '@prayer-community/domain/distribution/distribution';
import type { Firestore } from 'firebase-admin/firestore';
import { storeFirstGroups } from '../../functions/src/team-members/store-first-groups.ts';
import { DEMO_STAFF } from './staff.ts';

const ADDRESSES: Record<DistributionGroupId, string> = {
  leadership: 'leadership@example.org',
  'prayer-team': 'prayerteam@example.org',
};

/** Both groups, each by e-mail and by SMS; everyone is on the e-mail list of their role. */
export async function seedDistributionLists(db: Firestore, now: Date): Promise<void> {
  await storeFirstGroups(db, ADDRESSES, now);
  const batch = db.batch();
  for (const { uid, role } of DEMO_STAFF) {
    for (const methodId of automaticMethodIds(role)) {
      const ref = db.collection(COLLECTIONS.distributionMemberships).doc(membershipId(methodId, uid));
      batch.set(ref, automaticMembership(methodId, uid, now));
    }
  }
  await batch.commit();
}
