import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CircleInvitation } from '@prayer-community/domain/circle-invitation';
import type { InvitationLink } from '@prayer-community/domain/circle-membership';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@prayer-community/domain/language';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { signInCodePepper } from '../platform/parameters.ts';
import { pseudonym } from '../platform/pseudonym.ts';
import { storedInstant } from '../platform/stored-instant.ts';

const invitationSchema: z.ZodType<CircleInvitation<Date>> = z.object({
  circle_id: z.string(),
  address: z.string(),
  invited_by: z.string(),
  // Absent in what was stored before there were two.
  language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
  created_at: storedInstant,
  expires_at: storedInstant,
  used_at: storedInstant.nullable(),
});

/** Where the invitation of an address to a circle is; its id does not give the address away. */
export function invitationRef(db: Firestore, circleId: string, address: string): DocumentReference {
  return db.collection(COLLECTIONS.circleInvitations).doc(`${circleId}_${pseudonym('invited', address)}`);
}

/** The invitation as stored, or null when there is none. */
export function readInvitation(document: DocumentSnapshot | undefined): CircleInvitation<Date> | null {
  return document?.exists ? invitationSchema.parse(document.data()) : null;
}

/** True where the link's key is that of the invitation. */
export function isKeyOf(invitation: CircleInvitation<Date>, link: InvitationLink): boolean {
  const key = Buffer.from(invitationKey(link.invitation, invitation));
  const given = Buffer.from(link.key);
  return key.length === given.length && timingSafeEqual(key, given);
}

/**
 * The key of an invitation: HMAC-SHA-256, base64url. Only its mail holds it, the same however often that is tried; it is
 * stored nowhere, and each time somebody is invited it is another.
 */
export function invitationKey(
  invitationId: string,
  { created_at }: Pick<CircleInvitation<Date>, 'created_at'>,
): string {
  return createHmac('sha256', signInCodePepper.value())
    .update(`invitation ${invitationId} ${created_at.getTime()}`)
    .digest('base64url');
}
