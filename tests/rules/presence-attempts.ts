import { COLLECTIONS } from '@prayer-community/domain/collections';
import { presenceWrite } from '@prayer-community/domain/staff/presence';
import {
  collection,
  type DocumentReference,
  doc,
  type Firestore,
  type Query,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  type WriteBatch,
  where,
} from 'firebase/firestore/lite';
import type { Attempt } from './direct-attempts.ts';
import { UIDS } from './rules-environment.ts';
import { storedRequest } from './stored-documents.ts';

export function isPresence({ kind }: Attempt): boolean {
  return kind === COLLECTIONS.presence;
}

/** Stores the request, and an earlier presence unless the attempt creates it. */
export function preparePresence(batch: WriteBatch, db: Firestore, attempt: Attempt): void {
  batch.set(doc(db, COLLECTIONS.prayerRequests, attempt.id), { ...storedRequest() });
  if (attempt.operation === 'create') {
    batch.delete(presenceTarget(db, attempt));
  } else {
    batch.set(presenceTarget(db, attempt), presenceWrite(lookingAt(attempt), 'even_at', new Date(0)));
  }
}

/** Returns the caller's own presence document. */
export function presenceTarget(db: Firestore, { caller }: Attempt): DocumentReference {
  return doc(db, COLLECTIONS.presence, caller === 'visitor' ? 'nobody' : UIDS[caller]);
}

/** Returns the query for everyone who has the request open. */
export function presenceOnRequest(db: Firestore, { id }: Attempt): Query {
  return query(collection(db, COLLECTIONS.presence), where('request_id', '==', id));
}

export function createPresence(db: Firestore, attempt: Attempt): Promise<void> {
  return setDoc(presenceTarget(db, attempt), presenceWrite(lookingAt(attempt), 'even_at', serverTimestamp()));
}

export function updatePresence(db: Firestore, attempt: Attempt): Promise<void> {
  return updateDoc(presenceTarget(db, attempt), {
    ...presenceWrite({ ...lookingAt(attempt), activity: 'note' }, 'odd_at', serverTimestamp()),
  });
}

function lookingAt({ id }: Attempt) {
  return { request_id: id, activity: 'looking' } as const;
}
