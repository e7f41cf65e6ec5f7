import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CircleInvitation } from '@prayer-community/domain/circle-invitation';
import type { InvitationLink } from '@prayer-community/domain/circle-membership';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { pseudonym } from '../platform/client-address.ts';
import { storedInstant } from '../platform/stored-instant.ts';

const KEY_BYTES = 32;

const invitationSchema: z.ZodType<CircleInvitation<Date>> = z.object({
  circle_id: z.string(),
  address: z.string(),
  invited_by: z.string(),
  created_at: storedInstant,
  expires_at: storedInstant,
  key_hash: z.string(),
  used_at: storedInstant.nullable(),
});

/** Where the invitation of an address to a circle is; its id does not give the address away. */
export function invitationRef(db: Firestore, circleId: string, address: string): DocumentReference {
  return db.collection(COLLECTIONS.circleInvitations).doc(`${circleId}_${pseudonym(`invited ${address}`)}`);
}

/** The invitation as stored, or null when there is none. */
export function readInvitation(document: DocumentSnapshot | undefined): CircleInvitation<Date> | null {
  return document?.exists ? invitationSchema.parse(document.data()) : null;
}

/** True where the link's key is that of the invitation. */
export function isKeyOf({ key_hash }: CircleInvitation<Date>, { key }: InvitationLink): boolean {
  const stored = Buffer.from(key_hash, 'hex');
  const given = Buffer.from(keyHash(key), 'hex');
  return stored.length === given.length && timingSafeEqual(stored, given);
}

/** A new key: 256 random bits, base64url. Only the mail holds it. */
export function newInvitationKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/** What is stored of a key; of a random one of this length, a plain hash gives nothing away. */
export function keyHash(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
