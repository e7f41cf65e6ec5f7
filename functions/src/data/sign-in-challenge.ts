import type { SignInChallenge } from '@prayer-community/domain/auth/sign-in-challenge';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { storedInstant } from '../platform/stored-instant.ts';
import { challengeDocumentId } from './challenge-id.ts';

const challengeSchema: z.ZodType<SignInChallenge<Date>> = z.object({
  uid: z.string(),
  account: z.string(),
  // Absent in challenges stored before known devices existed.
  is_known_device: z.boolean().default(false),
  created_at: storedInstant,
  expires_at: storedInstant,
  code_hash: z.string().nullable(),
  code_sent_at: storedInstant.nullable(),
  wrong_tries: z.int(),
  verified_at: storedInstant.nullable(),
});

export function challengeRef(db: Firestore, challengeId: string): DocumentReference {
  return db.collection(COLLECTIONS.signInChallenges).doc(challengeDocumentId(challengeId));
}

export function readChallenge(document: DocumentSnapshot): SignInChallenge<Date> | null {
  return document.exists ? challengeSchema.parse(document.data()) : null;
}
