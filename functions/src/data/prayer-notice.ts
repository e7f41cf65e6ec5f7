import { COLLECTIONS } from '@prayer-community/domain/collections';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import { type PrayerNotice, prayerNoticeFields } from '@prayer-community/domain/status-page/prayer-notice';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readerOf } from '../platform/reader-of.ts';

/** The subscriptions to prayer notices. Each document has the id of its request. */
export function prayerNotices(db: Firestore): CollectionReference {
  return db.collection(COLLECTIONS.prayerNotices);
}

export const readNotice = readerOf<PrayerNotice<Date>>(z.object(prayerNoticeFields(storedInstant)));
