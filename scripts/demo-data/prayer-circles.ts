import { firstMember, newCircle, newMember } from '@prayer-community/domain/prayer-circles/prayer-circle';
import type { Firestore } from 'firebase-admin/firestore';
import { circleMemberRef, circleRef } from '../../functions/src/data/circle.ts';
import { DEMO_STAFF } from './staff.ts';

const [GRACE, DANIEL, MIRIAM, SAMUEL] = DEMO_STAFF;

const DEMO_CIRCLES = [
  {
    id: 'demo-young-parents',
    name: 'Young Parents',
    description: 'For those who are up at night.',
    topic: 'Family',
    members: [MIRIAM, DANIEL],
  },
  {
    id: 'demo-healing',
    name: 'Healing',
    description: 'We pray for the sick by name, every Wednesday.',
    topic: null,
    members: [GRACE, SAMUEL, DANIEL],
  },
] as const;

/** Stores two circles. The first member of each is its leader. */
export async function seedPrayerCircles(db: Firestore, now: Date): Promise<void> {
  const batch = db.batch();
  for (const { id, members, ...details } of DEMO_CIRCLES) {
    const circle = newCircle(details, members[0].uid, now);
    batch.set(circleRef(db, id), { ...circle, member_count: members.length });
    members.forEach(({ uid, firstName, lastName }, index) => {
      const membership = index === 0 ? firstMember : newMember;
      batch.set(circleMemberRef(db, id, uid), membership(id, uid, `${firstName} ${lastName}`, now));
    });
  }
  await batch.commit();
}
