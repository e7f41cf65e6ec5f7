import { COLLECTIONS } from '@prayer-community/domain/collections';
import {
  DEFAULT_NOTIFICATION_PREFERENCES,
  type Profile,
  type StaffRole,
} from '@prayer-community/domain/staff/profile';
import { getAuth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';

/** The password of every demo account; the accounts exist on the local backend alone. */
export const DEMO_PASSWORD = 'pray-without-ceasing';

interface DemoMember {
  uid: string;
  username: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  role: StaffRole;
}

/** A leader and three members of the prayer team. */
export const DEMO_STAFF = [
  {
    uid: 'demo-grace',
    username: 'grace',
    firstName: 'Grace',
    lastName: 'Okafor',
    phone: '+1 202 555 0100',
    role: 'leadership',
  },
  {
    uid: 'demo-daniel',
    username: 'daniel',
    firstName: 'Daniel',
    lastName: 'Reyes',
    phone: '+1 202 555 0101',
    role: 'prayer_team',
  },
  {
    uid: 'demo-miriam',
    username: 'miriam',
    firstName: 'Miriam',
    lastName: 'Lind',
    phone: null,
    role: 'prayer_team',
  },
  {
    uid: 'demo-samuel',
    username: 'samuel',
    firstName: 'Samuel',
    lastName: 'Park',
    phone: '+1 202 555 0103',
    role: 'prayer_team',
  },
] as const satisfies readonly DemoMember[];

function emailOf(member: DemoMember): string {
  return `${member.username}@example.org`;
}

function toProfile(member: DemoMember, now: Date): Profile<Date> {
  return {
    user_id: member.uid,
    first_name: member.firstName,
    last_name: member.lastName,
    email: emailOf(member),
    username: member.username,
    phone: member.phone,
    role: member.role,
    status: 'available',
    created_at: now,
    unavailable_start_date: null,
    unavailable_end_date: null,
    notification_preferences: DEFAULT_NOTIFICATION_PREFERENCES,
  };
}

/** Creates the accounts with their profiles and usernames. */
export async function seedStaff(db: Firestore, now: Date): Promise<void> {
  for (const member of DEMO_STAFF) {
    await getAuth().createUser({
      uid: member.uid,
      email: emailOf(member),
      emailVerified: true,
      password: DEMO_PASSWORD,
      displayName: `${member.firstName} ${member.lastName}`,
    });
    await db.collection(COLLECTIONS.profiles).doc(member.uid).set(toProfile(member, now));
    await db.collection(COLLECTIONS.usernames).doc(member.username).set({ uid: member.uid });
  }
}
