import { COLLECTIONS, membershipId } from '@prayer-community/domain/collections';
import {
  automaticMembership,
  automaticMethodIds,
  methodsLeftBy,
} from '@prayer-community/domain/distribution/distribution';
import type { ReminderChoice } from '@prayer-community/domain/prayer-request/due-time';
import { prayerRequestFields } from '@prayer-community/domain/prayer-request/prayer-request';
import { returnToPool } from '@prayer-community/domain/prayer-request/request-transitions';
import { type Profile, profileFields, type StaffRole } from '@prayer-community/domain/staff/profile';
import type {
  DocumentSnapshot,
  Firestore,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod';
import { reminderSettings } from '../data/settings.ts';
import { storedInstant } from '../platform/stored-instant.ts';

const profileSchema = z.object(profileFields(storedInstant));
const heldSchema = z.object(prayerRequestFields(storedInstant)).pick({
  revision: true,
  urgency_level: true,
  signs_of_need: true,
  awaits_listening: true,
});

/** The profile as stored, or null when there is none. */
export function readProfile(document: DocumentSnapshot): Profile<Date> | null {
  return document.exists ? profileSchema.parse(document.data()) : null;
}

/** True when nobody else leads; read in the transaction, so that two leaders cannot remove each other at once. */
export async function isLastLeader(db: Firestore, transaction: Transaction, uid: string): Promise<boolean> {
  const leaders = await transaction.get(
    db
      .collection(COLLECTIONS.profiles)
      .where('role', '==', 'leadership' satisfies StaffRole)
      .limit(2),
  );
  return leaders.docs.every(({ id }) => id === uid);
}

/** The open requests that a member holds, those alone of a type where one is given. */
export async function openRequestsOf(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  submissionType?: 'confidential',
): Promise<QueryDocumentSnapshot[]> {
  const held = db
    .collection(COLLECTIONS.prayerRequests)
    .where('assigned_to', '==', uid)
    .where('status', '==', 'assigned');
  const query = submissionType ? held.where('submission_type', '==', submissionType) : held;
  return (await transaction.get(query)).docs;
}

/** Makes requests new again, for anyone to be given. What the transaction reads it must have read before. */
export function returnRequests(
  transaction: Transaction,
  requests: readonly QueryDocumentSnapshot[],
  choice: ReminderChoice,
  now: Date,
): void {
  for (const request of requests) {
    transaction.update(request.ref, { ...returnToPool(heldSchema.parse(request.data()), null, choice, now) });
  }
}

/** What leadership chose about how long a request may wait. */
export async function reminderChoice(db: Firestore, transaction: Transaction): Promise<ReminderChoice> {
  return reminderSettings.read(await transaction.get(reminderSettings.ref(db)));
}

/** Puts a member on the lists of the new role, and takes them from those that it leaves. */
export function moveLists(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  role: StaffRole,
  now: Date,
): void {
  const memberships = db.collection(COLLECTIONS.distributionMemberships);
  for (const methodId of methodsLeftBy(role)) {
    transaction.delete(memberships.doc(membershipId(methodId, uid)));
  }
  for (const methodId of automaticMethodIds(role)) {
    transaction.set(memberships.doc(membershipId(methodId, uid)), automaticMembership(methodId, uid, now));
  }
}
