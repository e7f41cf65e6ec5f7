import { COLLECTIONS } from '@prayer-community/domain/collections';
import { type Profile, profileFields } from '@prayer-community/domain/staff/profile';
import type { CollectionReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
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
export async function readMembers(db: Firestore, uids: readonly string[]): Promise<Profile<Date>[]> {
  const found = await db.getAll(...uids.map((uid) => profiles(db).doc(uid)));
  return found.flatMap((document) => profileSchema.safeParse(document.data()).data ?? []);
}
