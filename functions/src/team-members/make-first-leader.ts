import type { DistributionGroupId } from '@prayer-community/domain/distribution/distribution';
import type { StaffRole } from '@prayer-community/domain/staff/profile';
import type { MemberForm } from '@prayer-community/domain/staff/team-member';
import { firestore } from '../platform/admin.ts';
import { profiles } from '../platform/staff-account.ts';
import { type AddedMember, addMember } from './add-member.ts';
import { storeFirstGroups } from './store-first-groups.ts';
import { storeFirstSettings } from './store-first-settings.ts';

/**
 * Creates the first leader, whom no other leader can add, along with the groups and settings that a community starts
 * with.
 * @returns `leaderExists`, without changing anything, if there is already a leader
 */
export async function makeFirstLeader(
  form: MemberForm & { role: 'leadership' },
  groupAddresses: Record<DistributionGroupId, string | null>,
  now: Date,
): Promise<AddedMember['outcome'] | 'leaderExists'> {
  const db = await firestore();
  const leaders = profiles(db)
    .where('role', '==', 'leadership' satisfies StaffRole)
    .limit(1);
  if (!(await leaders.get()).empty) {
    return 'leaderExists';
  }
  await storeFirstGroups(db, groupAddresses, now);
  await storeFirstSettings(db);
  return (await addMember(form, now)).outcome;
}
