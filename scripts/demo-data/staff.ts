import type { MemberForm } from '@prayer-community/domain/staff/team-member';
import { getAuth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { storeMember } from '../../functions/src/team-members/store-member.ts';

/** The password of every demo account. The accounts exist only on the local backend. */
export const DEMO_PASSWORD = 'pray-without-ceasing';

type DemoMember = Omit<MemberForm, 'email' | 'password'> & { readonly uid: string };

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
    phone: '',
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

export async function seedStaff(db: Firestore, now: Date): Promise<void> {
  for (const { uid, ...member } of DEMO_STAFF) {
    const email = `${member.username}@example.org`;
    await getAuth().createUser({
      uid,
      email,
      emailVerified: true,
      password: DEMO_PASSWORD,
      displayName: `${member.firstName} ${member.lastName}`,
    });
    await storeMember(db, { uid, isNew: true }, { ...member, email }, now);
  }
}
