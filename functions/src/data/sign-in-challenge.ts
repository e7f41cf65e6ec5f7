import { type SignInChallenge, signInChallengeFields } from '@prayer-community/domain/auth/sign-in-challenge';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readerOf } from '../platform/reader-of.ts';
import { challengeDocumentId } from './challenge-id.ts';

export function challengeRef(db: Firestore, challengeId: string): DocumentReference {
  return db.collection(COLLECTIONS.signInChallenges).doc(challengeDocumentId(challengeId));
}

export const readChallenge = readerOf<SignInChallenge<Date>>(z.object(signInChallengeFields(storedInstant)));
