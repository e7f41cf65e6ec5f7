import { COLLECTIONS, membershipId } from '@prayer-community/domain/collections';
import {
  DISTRIBUTION_GROUPS,
  type DistributionGroup,
  type DistributionGroupId,
  type DistributionMembership,
  type DistributionMethod,
  groupOfRole,
  METHOD_TYPES,
  methodId,
} from '@prayer-community/domain/distribution';
import type { Firestore } from 'firebase-admin/firestore';
import { DEMO_STAFF } from './staff.ts';

const GROUPS: Record<DistributionGroupId, Omit<DistributionGroup<Date>, 'created_at'>> = {
  leadership: {
    name: 'Leadership',
    email_address: 'leadership@example.org',
    description: 'Hears of every new request and of what waits too long.',
  },
  'prayer-team': {
    name: 'Prayer Team',
    email_address: 'prayerteam@example.org',
    description: 'Hears of new requests that the team may take.',
  },
};

/** Both groups, each by e-mail and by SMS; everyone is on the e-mail list of their role. */
export async function seedDistributionLists(db: Firestore, now: Date): Promise<void> {
  const batch = db.batch();
  for (const groupId of DISTRIBUTION_GROUPS) {
    batch.set(db.collection(COLLECTIONS.distributionGroups).doc(groupId), {
      ...GROUPS[groupId],
      created_at: now,
    });
    for (const methodType of METHOD_TYPES) {
      const method: DistributionMethod = { group_id: groupId, method_type: methodType, is_active: true };
      batch.set(db.collection(COLLECTIONS.distributionMethods).doc(methodId(groupId, methodType)), method);
    }
  }
  for (const member of DEMO_STAFF) {
    const email = methodId(groupOfRole(member.role), 'email');
    const membership: DistributionMembership<Date> = {
      method_id: email,
      user_id: member.uid,
      is_manual: false,
      added_by: null,
      created_at: now,
    };
    batch.set(
      db.collection(COLLECTIONS.distributionMemberships).doc(membershipId(email, member.uid)),
      membership,
    );
  }
  await batch.commit();
}
