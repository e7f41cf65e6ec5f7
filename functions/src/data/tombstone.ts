import { COLLECTIONS } from '@prayer-community/domain/collections';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import { tombstoneFields } from '@prayer-community/domain/retention/tombstone';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';

export const tombstoneSchema = z.object(tombstoneFields(storedInstant));

export function tombstoneRef(db: Firestore, id: string): DocumentReference {
  return db.collection(COLLECTIONS.tombstones).doc(id);
}

/** Records that nothing is left of a deleted document. */
export async function markDeletionFinished(db: Firestore, id: string, now: Date): Promise<void> {
  await tombstoneRef(db, id).update({ emptied_at: now });
}
