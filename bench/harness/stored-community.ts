import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { COLLECTIONS, OPEN_REQUESTS_ID } from '@prayer-community/domain/collections';
import { automaticMembership, automaticMethodIds } from '@prayer-community/domain/distribution/distribution';
import { firstMember, newCircle } from '@prayer-community/domain/prayer-circles/prayer-circle';
import type { StaffRole } from '@prayer-community/domain/staff/profile';
import { dailyContent } from '@prayer-community/domain/testing/daily-content';
import type { Firestore } from 'firebase-admin/firestore';
import { circleMemberRef, circleRef } from '../../functions/src/data/circle.ts';
import { membershipRef } from '../../functions/src/data/distribution.ts';
import { profiles } from '../../functions/src/platform/staff-account.ts';
import { storeFirstGroups } from '../../functions/src/team-members/store-first-groups.ts';
import { createStaffMember } from '../../functions/src/testing/staff-member.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { seedInsights } from '../../scripts/demo-data/insights.ts';
import { startBackend } from '../../tools/backend/backend.ts';
import type { BackendPorts } from '../../tools/backend/ports.ts';
import { CACHE_FOLDER } from '../../tools/project.ts';
import { type Amount, fillRequests } from './fill-requests.ts';

/** A change invalidates the communities stored before. */
const VERSION = 3;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The staff of a medium-sized community: two leaders and eight prayer team members. Each is notified of new requests by email. */
export const TEAM: readonly StaffRole[] = ['leadership', 'leadership', ...Array(8).fill('prayer_team')];
export const STORED_POSTS = 100;
const CONTENT = 60;
const CIRCLES = 20;

/** The last file that the Firebase CLI writes. An export that was cut off lacks it. */
const LAST_EXPORTED = 'firebase-export-metadata.json';

/**
 * Returns a folder with the data of a community of this size, to start the emulators with. It is filled once, without
 * functions, because 100,000 requests would send as many notifications.
 * @param ports the ports that the caller's own backend will use, because the Admin SDK keeps using the first ones it
 * connects to
 */
export async function storedCommunity(amount: Amount, ports: BackendPorts): Promise<string> {
  const folder = join(CACHE_FOLDER, 'bench-communities', `v${VERSION}-${amount.total}-${amount.active}`);
  const isStored = () => existsSync(join(folder, LAST_EXPORTED));
  if (!isStored()) {
    console.log(`Storing a community with ${amount.total.toLocaleString('en-US')} requests, once`);
    rmSync(folder, { recursive: true, force: true });
    await fillCommunity(amount, ports, folder);
    if (!isStored()) {
      throw new Error(`The community was not exported to ${folder} in time. Is the machine busy?`);
    }
  }
  return folder;
}

async function fillCommunity(amount: Amount, ports: BackendPorts, dataFolder: string): Promise<void> {
  const backend = await startBackend({
    name: 'bench-communities-fill',
    ports,
    only: ['auth', 'firestore'],
    dataFolder,
  });
  try {
    Object.assign(process.env, backend.environment);
    const db = testFirestore();
    const uids = await fillStaff(db);
    await fillRequests(db, amount, uids);
    await Promise.all([fillWall(db, 0, STORED_POSTS), fillContent(db), fillCircles(db)]);
    await fillInsights(db, uids);
  } finally {
    await backend.stop();
  }
}

async function fillStaff(db: Firestore): Promise<string[]> {
  await storeFirstGroups(db, { leadership: null, 'prayer-team': null }, new Date());
  const uids: string[] = [];
  for (const [index, role] of TEAM.entries()) {
    const { uid } = await createStaffMember(role, {
      last_name: `Meyer-${index}`,
      notification_preferences: { newRequests: true, reminders: true },
    });
    uids.push(uid);
    for (const methodId of automaticMethodIds(role)) {
      await membershipRef(db, methodId, uid).set(automaticMembership(methodId, uid, new Date()));
    }
  }
  return uids;
}

export async function storedMember(role: StaffRole): Promise<string> {
  const { docs } = await profiles(testFirestore()).where('role', '==', role).limit(1).get();
  return docs[0]?.id ?? '';
}

/** Stores the posts from index `from` up to, but not including, `to`. Each is a minute older than the one before. */
export async function fillWall(db: Firestore, from: number, to: number): Promise<void> {
  const batch = db.batch();
  for (let index = from; index < to; index += 1) {
    const post = newWallPost(`Prayer ${index}`, null, true, new Date(Date.now() - (index + 1) * MINUTE_MS));
    batch.set(db.collection(COLLECTIONS.beliefWallPosts).doc(), post);
  }
  await batch.commit();
}

async function fillContent(db: Firestore): Promise<void> {
  const batch = db.batch();
  for (let index = 0; index < CONTENT; index += 1) {
    const at = new Date(Date.now() - (index + 1) * DAY_MS);
    const item = dailyContent(at, { title: `Day ${index}`, scripture_reference: 'Philippians 4:6' });
    batch.set(db.collection(COLLECTIONS.dailyContent).doc(), item);
  }
  await batch.commit();
}

async function fillCircles(db: Firestore): Promise<void> {
  const batch = db.batch();
  for (let index = 0; index < CIRCLES; index += 1) {
    const leader = `leader-${index}`;
    const circle = circleRef(db, `circle-${index}`);
    const details = { name: `Circle ${index}`, description: null, topic: null };
    const at = new Date(Date.now() - (index + 1) * DAY_MS);
    batch.set(circle, newCircle(details, leader, at));
    batch.set(circleMemberRef(db, circle.id, leader), firstMember(circle.id, leader, 'Anna', at));
  }
  await batch.commit();
}

async function fillInsights(db: Firestore, uids: readonly string[]): Promise<void> {
  await seedInsights(db, new Date());
  const members = Object.fromEntries(uids.map((uid, index) => [uid, index]));
  await db.collection(COLLECTIONS.insightTeam).doc(OPEN_REQUESTS_ID).set({ members });
}
