/**
 * Fills an empty local backend with demo data. Leaves a backend that already has a staff member unchanged.
 *   npx tsx scripts/seed.ts
 */
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { countStoredRequests } from '../functions/src/insights/count-stored-requests.ts';
import { storeFirstGroups } from '../functions/src/team-members/store-first-groups.ts';
import { functionsSecrets } from '../tools/backend/backend-environment.ts';
import { seedBeliefWall } from './demo-data/belief-wall.ts';
import { seedDailyContent } from './demo-data/daily-content.ts';
import { seedInsights } from './demo-data/insights.ts';
import { seedPrayerCircles } from './demo-data/prayer-circles.ts';
import { seedPrayerRequests } from './demo-data/prayer-requests.ts';
import { seedStaff } from './demo-data/staff.ts';

if (!process.env.FIRESTORE_EMULATOR_HOST || !process.env.FIREBASE_AUTH_EMULATOR_HOST) {
  console.error('Demo data belongs on the local backend alone: FIRESTORE_EMULATOR_HOST is not set.');
  process.exit(1);
}

const LIST_ADDRESSES = { leadership: 'leadership@example.org', 'prayer-team': 'prayerteam@example.org' };

process.env.SIGN_IN_CODE_PEPPER ||= functionsSecrets().SIGN_IN_CODE_PEPPER;
initializeApp({ projectId: process.env.GCLOUD_PROJECT });
const db = getFirestore();
const now = new Date();

const staff = await db.collection(COLLECTIONS.profiles).limit(1).get();
if (staff.empty) {
  await seedStaff(db, now);
  await Promise.all([
    seedPrayerRequests(db, now),
    seedBeliefWall(db, now),
    seedDailyContent(db, now),
    seedPrayerCircles(db, now),
    storeFirstGroups(db, LIST_ADDRESSES, now),
    seedInsights(db, now),
  ]);
  await countStoredRequests(db);
  console.log('Seeded demo data.');
}
