import { COLLECTIONS } from '@prayer-community/domain/collections';
import { profileFields } from '@prayer-community/domain/staff/profile';
import { usernameKey } from '@prayer-community/domain/staff/username';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { storedInstant } from './stored-instant.ts';

const usernameSchema = z.object({ uid: z.string().min(1) });

const staffAccountSchema = z.object(profileFields(storedInstant)).pick({
  email: true,
  first_name: true,
  last_name: true,
  role: true,
  username: true,
  languages: true,
  sessions_ended_at: true,
  session_hours: true,
  ended_sessions: true,
});

/** What signing in needs to know of a member of the staff. */
export type StaffAccount = z.infer<typeof staffAccountSchema>;

/** Stands for a missing account, so that its search takes the same steps; no account has this id. */
const NOBODY = '-';

/** Where a username's uid is; for a name that nobody can have, a document that does not exist. */
export function usernameRef(db: Firestore, username: string): DocumentReference {
  return db.collection(COLLECTIONS.usernames).doc(usernameKey(username) ?? NOBODY);
}

/** The uid of a username, or null. */
export function readUid(document: DocumentSnapshot | undefined): string | null {
  return document?.exists ? usernameSchema.parse(document.data()).uid : null;
}

/** Where a member's profile is; for nobody, a document that does not exist. */
export function profileRef(db: Firestore, uid: string | null): DocumentReference {
  return db.collection(COLLECTIONS.profiles).doc(uid ?? NOBODY);
}

/** On the profile of someone who was added only by half, before it is deleted: the account and its circles are as before. */
export const WITHDRAWN = { is_withdrawn: true } as const;

/** True for a deleted profile that never became a member's. */
export function isWithdrawn(profile: DocumentSnapshot | undefined): boolean {
  return profile?.get('is_withdrawn') === true;
}

/** The member's account, or null for someone who is not of the staff (any more). */
export function readStaffAccount(document: DocumentSnapshot | undefined): StaffAccount | null {
  const parsed = staffAccountSchema.safeParse(document?.data());
  return parsed.success ? parsed.data : null;
}
