import { COLLECTIONS } from '@prayer-community/domain/collections';
import { type Profile, profileFields } from '@prayer-community/domain/staff/profile';
import type { CollectionReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { storedInstant } from '../platform/stored-instant.ts';

/** A stored profile; who needs less of it reads no more. */
export const profileSchema = z.object(profileFields(storedInstant));

/** Of a profile, whether its member is away, and when. */
export const availabilitySchema = profileSchema.pick({
  status: true,
  unavailable_start_date: true,
  unavailable_end_date: true,
});

/** Where the profiles of the staff are. */
export function profiles(db: Firestore): CollectionReference {
  return db.collection(COLLECTIONS.profiles);
}

/** The profile as stored, or null when there is none. */
export function readProfile(document: DocumentSnapshot): Profile<Date> | null {
  return document.exists ? profileSchema.parse(document.data()) : null;
}

/** The profiles of those of some members who are still on the staff. */
export async function readMembers(db: Firestore, uids: readonly string[]): Promise<Profile<Date>[]> {
  const found = await db.getAll(...uids.map((uid) => profiles(db).doc(uid)));
  return found.flatMap((document) => profileSchema.safeParse(document.data()).data ?? []);
}
