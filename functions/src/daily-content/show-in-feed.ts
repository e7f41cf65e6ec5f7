import { COLLECTIONS } from '@prayer-community/domain/collections';
import {
  announcementFields,
  announcementOf,
  DAILY_CONTENT_TOPIC,
  isDue,
} from '@prayer-community/domain/content-announcement';
import type { DailyContent } from '@prayer-community/domain/daily-content';
import { beginAttempt, markSent, nextTry } from '@prayer-community/domain/delivery';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/logger';
import * as z from 'zod';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { sendPushToTopic } from '../platform/push.ts';
import { storedInstant } from '../platform/stored-instant.ts';
import { contentRef, readContent } from './content-store.ts';

const announcementSchema = z.object(announcementFields(storedInstant));

/** Where it is kept how far the push about an item has come. */
export function announcementRef(db: Firestore, contentId: string): DocumentReference {
  return db.collection(COLLECTIONS.contentAnnouncements).doc(contentId);
}

/**
 * Puts an item that is due into the feed, and tells the subscribed devices of it, once however often this runs: each try is
 * claimed before it is made, and one that failed is made again on the schedule.
 */
export async function showInFeed(contentId: string): Promise<void> {
  const db = await firestore();
  const ref = announcementRef(db, contentId);
  const claimed = await enterFeed(db, ref, contentId, now());
  if (!claimed) {
    return;
  }
  try {
    await sendPushToTopic(announcementOf(contentId, claimed.item), DAILY_CONTENT_TOPIC);
  } catch (error) {
    logger.warn('showInFeed', { contentId, kind: error instanceof Error ? error.name : typeof error });
    await ref.update({ ...nextTry(claimed.attempts, now()) });
    return;
  }
  const { status, next_attempt_at } = markSent(now());
  await ref.update({ status, next_attempt_at });
}

async function enterFeed(
  db: Firestore,
  ref: DocumentReference,
  contentId: string,
  at: Date,
): Promise<{ item: DailyContent<Date>; attempts: number } | null> {
  return db.runTransaction(async (transaction) => {
    const [content, stored] = await transaction.getAll(contentRef(db, contentId), ref);
    const item = readContent(content);
    if (!item || !isDue(item, at)) {
      return null;
    }
    const announcement = stored?.exists
      ? announcementSchema.parse(stored.data())
      : { status: 'pending' as const, attempts: 0, next_attempt_at: at };
    if (!item.is_in_feed) {
      transaction.update(contentRef(db, contentId), { is_in_feed: true });
    }
    const begun = beginAttempt(announcement, at);
    if (!begun) {
      return null;
    }
    transaction.set(ref, { ...announcement, ...begun });
    return { item, attempts: begun.attempts };
  });
}
