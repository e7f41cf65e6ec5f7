import { COLLECTIONS } from '@prayer-community/domain/collections';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import {
  type CircleInvitation,
  circleInvitationFields,
} from '@prayer-community/domain/prayer-circles/circle-invitation';
import type { InvitationLink } from '@prayer-community/domain/prayer-circles/circle-membership';
import type {
  CollectionReference,
  DocumentReference,
  Firestore,
  Query,
  Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod';
import { deleteFound } from '../platform/delete-found.ts';
import { isEqualSecret, keyedHash } from '../platform/keyed-hash.ts';
import { pseudonym } from '../platform/pseudonym.ts';
import { readerOf } from '../platform/reader-of.ts';
import { runInGroups } from '../platform/run-in-groups.ts';
import { deliveriesOfInvitation } from './delivery.ts';

export function invitations(db: Firestore): CollectionReference {
  return db.collection(COLLECTIONS.circleInvitations);
}

/** Returns the document of an address's invitation to a circle. Its id does not reveal the address. */
export function invitationRef(db: Firestore, circleId: string, address: string): DocumentReference {
  return invitations(db).doc(`${circleId}_${pseudonym('invited', address)}`);
}

export const readInvitation = readerOf<CircleInvitation<Date>>(
  z.object(circleInvitationFields(storedInstant)),
);

/** Deletes invitations, along with the records of their emails. */
export async function deleteInvitations(db: Firestore, query: Query): Promise<void> {
  const found = await query.get();
  await runInGroups(found.docs, async ({ id, ref }) => {
    await deleteFound(deliveriesOfInvitation(db, id));
    await ref.delete();
  });
}

/**
 * Deletes the invitations to a circle that a departing member sent, because they are void without that member, and the
 * records of their emails. Call it before the transaction writes, because it reads first.
 * @param address the member's address, to delete the invitations to it as well
 */
export async function withdrawInvitations(
  db: Firestore,
  transaction: Transaction,
  circleId: string,
  uid: string,
  address: string | null,
): Promise<void> {
  const toCircle = invitations(db).where('circle_id', '==', circleId);
  const queries = [
    toCircle.where('invited_by', '==', uid),
    ...(address === null ? [] : [toCircle.where('address', '==', address)]),
  ];
  const found = await Promise.all(queries.map((query) => transaction.get(query)));
  const withdrawn = found.flatMap(({ docs }) => docs);
  const mails = await Promise.all(withdrawn.map(({ id }) => transaction.get(deliveriesOfInvitation(db, id))));
  for (const { ref } of [...withdrawn, ...mails.flatMap(({ docs }) => docs)]) {
    transaction.delete(ref);
  }
}

/** True if the link has the key of the invitation. Compares in constant time. */
export function isKeyOf(invitation: CircleInvitation<Date>, link: InvitationLink): boolean {
  return isEqualSecret(invitationKey(link.invitation, invitation), link.key);
}

/**
 * Returns the key of an invitation: HMAC-SHA-256, base64url. It is only in the email and never stored. Retries of the
 * email contain the same key. A new invitation that is emailed gets a new key.
 */
export function invitationKey(
  invitationId: string,
  { created_at }: Pick<CircleInvitation<Date>, 'created_at'>,
): string {
  return keyedHash(`invitation ${invitationId} ${created_at.getTime()}`).toString('base64url');
}
