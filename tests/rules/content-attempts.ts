import { COLLECTIONS } from '@prayer-community/domain/collections';
import { EMPTY_CONTENT_FORM, newDailyContent } from '@prayer-community/domain/daily-content/content-form';
import type { DailyContent } from '@prayer-community/domain/daily-content/daily-content';
import {
  collection,
  doc,
  type Firestore,
  limit,
  orderBy,
  type Query,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  type WriteBatch,
  where,
} from 'firebase/firestore/lite';
import type { Attempt } from './direct-attempts.ts';

const FORM = { ...EMPTY_CONTENT_FORM, title: 'Gratitude', content: 'Name three people.' };
const HOUR_MS = 3_600_000;

/** Returns an item that has been in the feed for an hour, with the given changes. */
export function storedContent(changes: Partial<DailyContent<Date>> = {}): DailyContent<Date> {
  const anHourAgo = new Date(Date.now() - HOUR_MS);
  const form = { ...FORM, publishImmediately: true };
  const instants = { at: (chosen: Date) => chosen, now: anHourAgo };
  return { ...newDailyContent(form, null, instants), is_in_feed: true, ...changes };
}

/** Returns an item as leadership writes it. */
export function writtenContent(form: Partial<typeof FORM> = {}) {
  return newDailyContent({ ...FORM, ...form }, null, {
    at: (chosen: Date) => Timestamp.fromDate(chosen),
    now: serverTimestamp(),
  });
}

/** Returns the query of the public feed. */
export function feed(db: Firestore): Query {
  return query(
    collection(db, COLLECTIONS.dailyContent),
    where('is_in_feed', '==', true),
    orderBy('publish_date', 'desc'),
    limit(20),
  );
}

export function isOfContent({ kind }: Attempt): boolean {
  return kind === COLLECTIONS.dailyContent;
}

/** Stores an item in the feed, unless the attempt creates one. */
export function prepareContent(batch: WriteBatch, db: Firestore, { id, operation }: Attempt): void {
  if (operation !== 'create') {
    batch.set(doc(db, COLLECTIONS.dailyContent, id), storedContent());
  }
}

/** Creates a draft. */
export function createContent(db: Firestore, { id }: Attempt): Promise<void> {
  return setDoc(doc(db, COLLECTIONS.dailyContent, id), writtenContent());
}

/** Removes an item from the feed. */
export function updateContent(db: Firestore, { id }: Attempt): Promise<void> {
  return updateDoc(doc(db, COLLECTIONS.dailyContent, id), {
    is_published: false,
    is_in_feed: false,
  });
}
