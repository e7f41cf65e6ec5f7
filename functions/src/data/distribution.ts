import { COLLECTIONS, membershipId } from '@prayer-community/domain/collections';
import { METHOD_TYPES } from '@prayer-community/domain/distribution/distribution';
import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';

/** Of a way to reach a list, what it is and whether it is in use. */
export const methodSchema = z.object({
  method_type: z.enum(METHOD_TYPES),
  is_active: z.boolean(),
});

/** Who is reached by which method. */
export const membershipSchema = z.object({ method_id: z.string(), user_id: z.string() });

/** Where the ways to reach the lists are. */
export function methods(db: Firestore): CollectionReference {
  return db.collection(COLLECTIONS.distributionMethods);
}

/** Where it is who is on which list. */
export function memberships(db: Firestore): CollectionReference {
  return db.collection(COLLECTIONS.distributionMemberships);
}

/** Where it is that a member is on a list. */
export function membershipRef(db: Firestore, methodId: string, uid: string): DocumentReference {
  return memberships(db).doc(membershipId(methodId, uid));
}
