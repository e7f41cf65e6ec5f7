import { COLLECTIONS } from '@prayer-community/domain/collections';
import { type Profile, profileFields, type StaffRole } from '@prayer-community/domain/staff/profile';
import type {
  CollectionReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QuerySnapshot,
} from 'firebase-admin/firestore';
import * as z from 'zod';
import { storedInstant } from '../platform/stored-instant.ts';

export const profileSchema = z.object(profileFields(storedInstant));

export const availabilitySchema = profileSchema.pick({
  status: true,
  unavailable_start_date: true,
  unavailable_end_date: true,
});

export function profiles(db: Firestore): CollectionReference {
  return db.collection(COLLECTIONS.profiles);
}

export function readProfile(document: DocumentSnapshot): Profile<Date> | null {
  return document.exists ? profileSchema.parse(document.data()) : null;
}

/** Returns the profiles of the given members. Skips those who are no longer on the staff. */
export async function readStaffMembers(db: Firestore, uids: readonly string[]): Promise<Profile<Date>[]> {
  const found = await db.getAll(...uids.map((uid) => profiles(db).doc(uid)));
  return found.flatMap((document) => profileSchema.safeParse(document.data()).data ?? []);
}

/**
 * True if no one else is a leader.
 * @param read within a transaction, so two leaders cannot remove each other at the same time
 */
export async function isLastLeader(
  db: Firestore,
  uid: string,
  read: (query: Query) => Promise<QuerySnapshot>,
): Promise<boolean> {
  const role: StaffRole = 'leadership';
  const leaders = await read(profiles(db).where('role', '==', role).limit(2));
  return leaders.size === 1 && leaders.docs[0]?.id === uid;
}
