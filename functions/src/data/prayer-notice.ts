import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { PrayerNotice } from '@prayer-community/domain/status-page/prayer-notice';
import type { CollectionReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { storedInstant } from '../platform/stored-instant.ts';

const noticeSchema: z.ZodType<PrayerNotice<Date>> = z.object({
  email: z.string(),
  post_id: z.string().nullable(),
  prayers_told: z.int(),
  told_at: storedInstant.nullable(),
  next_due_at: storedInstant.nullable(),
  created_at: storedInstant,
});

/** The subscriptions to prayer notices. Each document has the id of its request. */
export function prayerNotices(db: Firestore): CollectionReference {
  return db.collection(COLLECTIONS.prayerNotices);
}

export function readNotice(document: DocumentSnapshot | undefined): PrayerNotice<Date> | null {
  return document?.exists ? noticeSchema.parse(document.data()) : null;
}
