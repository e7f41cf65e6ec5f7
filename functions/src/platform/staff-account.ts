import { COLLECTIONS } from '@prayer-community/domain/collections';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import { profileFields } from '@prayer-community/domain/staff/profile';
import { usernameKey } from '@prayer-community/domain/staff/username';
import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
} from 'firebase-admin/firestore';
import * as z from 'zod';
import { readEach } from './reader-of.ts';

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

export type StaffAccount = z.infer<typeof staffAccountSchema>;

/** The id of a missing account, so that its lookup takes the same steps. No account has this id. */
const NOBODY = '-';

/** Returns the document with the uid of a username. For a username that no one can have, a document that does not exist. */
export function usernameRef(db: Firestore, username: string): DocumentReference {
  return db.collection(COLLECTIONS.usernames).doc(usernameKey(username) ?? NOBODY);
}

export function readUid(document: DocumentSnapshot | undefined): string | null {
  return document?.exists ? usernameSchema.parse(document.data()).uid : null;
}

export function profiles(db: Firestore): CollectionReference {
  return db.collection(COLLECTIONS.profiles);
}

/** Returns the profile of a member. For null, a document that does not exist. */
export function profileRef(db: Firestore, uid: string | null): DocumentReference {
  return profiles(db).doc(uid ?? NOBODY);
}

/**
 * Marks the profile of someone who was only partly added or never used it, before it is deleted. The triggers on deleted
 * profiles then leave the account, its circles and invitations as they were.
 */
export const WITHDRAWN = { is_withdrawn: true } as const;

/** True for a profile that is deleted without the triggers. */
export function isWithdrawn(profile: DocumentSnapshot | undefined): boolean {
  return profile?.get('is_withdrawn') === true;
}

/** Parses the account of a member. Null for anyone who is not, or no longer, on the staff. Logs a profile that cannot be read. */
export function readStaffAccount(document: DocumentSnapshot | undefined): StaffAccount | null {
  const [account = null] = document === undefined ? [] : readEach(staffAccountSchema, [document]);
  return account;
}
