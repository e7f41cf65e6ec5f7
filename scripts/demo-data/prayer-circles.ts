import { COLLECTIONS, circleMembersPath } from '@prayer-community/domain/collections';
import type { CircleMember, PrayerCircle } from '@prayer-community/domain/prayer-circles/prayer-circle';
import type { Firestore } from 'firebase-admin/firestore';
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

/** Two circles; the first member of each leads it. */
export async function seedPrayerCircles(db: Firestore, now: Date): Promise<void> {
  const batch = db.batch();
  for (const { id, members, ...circle } of DEMO_CIRCLES) {
    const stored: PrayerCircle<Date> = {
      ...circle,
      created_by: members[0].uid,
      created_at: now,
      member_count: members.length,
    };
    batch.set(db.collection(COLLECTIONS.prayerCircles).doc(id), stored);
    members.forEach((member, index) => {
      const membership: CircleMember<Date> = {
        circle_id: id,
        user_id: member.uid,
        display_name: `${member.firstName} ${member.lastName}`,
        is_leader: index === 0,
        joined_at: now,
      };
      batch.set(db.collection(circleMembersPath(id)).doc(member.uid), membership);
    });
  }
  await batch.commit();
}
