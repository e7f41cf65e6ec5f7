import { COLLECTIONS } from '@prayer-community/domain/collections';
import { type DailyContent, dailyContentFields } from '@prayer-community/domain/daily-content/daily-content';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { storedInstant } from '../platform/stored-instant.ts';

const contentSchema: z.ZodType<DailyContent<Date>> = z.object(dailyContentFields(storedInstant));

export function contentRef(db: Firestore, contentId: string): DocumentReference {
  return db.collection(COLLECTIONS.dailyContent).doc(contentId);
}

/** Returns the document that records which file of an item passed the check. */
export function checkedFileRef(db: Firestore, contentId: string): DocumentReference {
  return db.collection(COLLECTIONS.dailyContentFiles).doc(contentId);
}

export function readContent(document: DocumentSnapshot | undefined): DailyContent<Date> | null {
  return document?.exists ? contentSchema.parse(document.data()) : null;
}
