import { COLLECTIONS, membershipId } from '@prayer-community/domain/collections';
import { METHOD_TYPES } from '@prayer-community/domain/distribution/distribution';
import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';

export const methodSchema = z.object({
  method_type: z.enum(METHOD_TYPES),
  is_active: z.boolean(),
});

export const membershipSchema = z.object({ method_id: z.string(), user_id: z.string() });

export function methods(db: Firestore): CollectionReference {
  return db.collection(COLLECTIONS.distributionMethods);
}

export function memberships(db: Firestore): CollectionReference {
  return db.collection(COLLECTIONS.distributionMemberships);
}

export function membershipRef(db: Firestore, methodId: string, uid: string): DocumentReference {
  return memberships(db).doc(membershipId(methodId, uid));
}
