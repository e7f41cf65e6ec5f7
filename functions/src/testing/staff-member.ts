import { randomUUID } from 'node:crypto';
import { COLLECTIONS, membershipId } from '@prayer-community/domain/collections';
import { manualMembership } from '@prayer-community/domain/distribution/distribution';
import type { Profile, StaffRole } from '@prayer-community/domain/staff/profile';
import { testAuth, testFirestore } from './test-backend.ts';

export interface StaffMember {
  uid: string;
  username: string;
  email: string;
  password: string;
  firstName: string;
}

/**
 * Creates a staff member with an account, a profile and a username.
 * @param changes changes to the profile. By default, members get no notifications about other tests' requests and have
 * seen the tour
 */
export async function createStaffMember(
  role: StaffRole = 'prayer_team',
  changes: Partial<Profile<Date>> = {},
): Promise<StaffMember> {
  const uid = randomUUID();
  const username = `ruth-${uid}`;
  const member = {
    uid,
    username,
    email: `${username}@example.org`,
    password: `secret-${randomUUID()}`,
    firstName: 'Ruth',
  };
  const profile: Profile<Date> = {
    user_id: uid,
    first_name: member.firstName,
    last_name: 'Meyer',
    email: member.email,
    username,
    phone: null,
    role,
    status: 'available',
    created_at: new Date(),
    unavailable_start_date: null,
    unavailable_end_date: null,
    notification_preferences: { newRequests: false, reminders: false },
    has_seen_tour: true,
    ...changes,
  };
  const db = testFirestore();
  await Promise.all([
    testAuth().createUser({ uid, email: member.email, password: member.password }),
    db.collection(COLLECTIONS.profiles).doc(uid).set(profile),
    db.collection(COLLECTIONS.usernames).doc(username).set({ uid }),
  ]);
  return member;
}

/** Adds a member to a distribution list. */
export async function joinList({ uid }: Pick<StaffMember, 'uid'>, list: string): Promise<void> {
  await testFirestore()
    .collection(COLLECTIONS.distributionMemberships)
    .doc(membershipId(list, uid))
    .set(manualMembership(list, uid, 'leader', new Date()));
}
