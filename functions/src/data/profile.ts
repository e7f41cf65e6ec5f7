import { storedInstant } from '@prayer-community/domain/fields/stored';
import { type Profile, profileFields, type StaffRole } from '@prayer-community/domain/staff/profile';
import type { Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readEach, readerOf } from '../platform/reader-of.ts';
import { profileRef, profiles } from '../platform/staff-account.ts';

export const profileSchema = z.object(profileFields(storedInstant));

export const availabilitySchema = profileSchema.pick({
  status: true,
  unavailable_start_date: true,
  unavailable_end_date: true,
});

export const readProfile = readerOf<Profile<Date>>(profileSchema);

/** Returns the profiles of the given members. Skips those who are no longer on the staff, and logs unreadable ones. */
export async function readStaffMembers(db: Firestore, uids: readonly string[]): Promise<Profile<Date>[]> {
  const found = await db.getAll(...uids.map((uid) => profileRef(db, uid)));
  return readEach(profileSchema, found);
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
