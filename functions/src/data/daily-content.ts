import { COLLECTIONS } from '@prayer-community/domain/collections';
import { type DailyContent, dailyContentFields } from '@prayer-community/domain/daily-content/daily-content';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readerOf } from '../platform/reader-of.ts';

export function contentRef(db: Firestore, contentId: string): DocumentReference {
  return db.collection(COLLECTIONS.dailyContent).doc(contentId);
}

/** Returns the document that records which file of an item passed the check. */
export function checkedFileRef(db: Firestore, contentId: string): DocumentReference {
  return db.collection(COLLECTIONS.dailyContentFiles).doc(contentId);
}

export const readContent = readerOf<DailyContent<Date>>(z.object(dailyContentFields(storedInstant)));
