import { createHmac, timingSafeEqual } from 'node:crypto';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import {
  type CircleInvitation,
  circleInvitationFields,
} from '@prayer-community/domain/prayer-circles/circle-invitation';
import type { InvitationLink } from '@prayer-community/domain/prayer-circles/circle-membership';
import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod';
import { signInCodePepper } from '../platform/parameters.ts';
import { pseudonym } from '../platform/pseudonym.ts';
import { storedInstant } from '../platform/stored-instant.ts';

const invitationSchema: z.ZodType<CircleInvitation<Date>> = z.object(circleInvitationFields(storedInstant));

/** Where invitations are. */
export function invitations(db: Firestore): CollectionReference {
  return db.collection(COLLECTIONS.circleInvitations);
}

/** Where the invitation of an address to a circle is; its id does not give the address away. */
export function invitationRef(db: Firestore, circleId: string, address: string): DocumentReference {
  return invitations(db).doc(`${circleId}_${pseudonym('invited', address)}`);
}

/** The invitation as stored, or null when there is none. */
export function readInvitation(document: DocumentSnapshot | undefined): CircleInvitation<Date> | null {
  return document?.exists ? invitationSchema.parse(document.data()) : null;
}

/**
 * Withdraws the invitations to a circle that a member sent, for they count no more once that member is gone. Reads, so that it comes
 * before what the transaction writes.
 */
export async function withdrawInvitationsBy(
  db: Firestore,
  transaction: Transaction,
  circleId: string,
  uid: string,
): Promise<void> {
  const sent = invitations(db).where('circle_id', '==', circleId).where('invited_by', '==', uid);
  for (const { ref } of (await transaction.get(sent)).docs) {
    transaction.delete(ref);
  }
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
