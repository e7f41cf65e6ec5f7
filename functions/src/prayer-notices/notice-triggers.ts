import { COLLECTIONS } from '@prayer-community/domain/collections';
import { UNDO_PRAYED_FOR_MS } from '@prayer-community/domain/prayer-request/request-transitions';
import { onDocumentUpdated } from 'firebase-functions/firestore';
import { postSchema } from '../data/post.ts';
import { prayerNotices } from '../data/prayer-notice.ts';
import { requestSchema } from '../data/request.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { readDocument } from '../platform/reader-of.ts';
import { skipUnreadable } from '../platform/skip-unreadable.ts';
import { notifyRequester } from './notify-requester.ts';

const prayedPostSchema = postSchema.pick({ prayer_count: true });
const prayedForSchema = requestSchema.pick({ prayer_count: true, contacted_at: true });

/** Notifies requesters of a prayer on the wall for the post that their request was shared as. */
export const notifyOfWallPrayer = onDocumentUpdated(
  { document: `${COLLECTIONS.beliefWallPosts}/{postId}`, retry: true },
  skipUnreadable(async ({ data, params: { postId } }) => {
    const before = readDocument(prayedPostSchema, data?.before);
    const after = readDocument(prayedPostSchema, data?.after);
    if (after.prayer_count <= before.prayer_count) {
      return;
    }
    const db = await firestore();
    const notices = await prayerNotices(db).where('post_id', '==', postId).get();
    await Promise.all(notices.docs.map(({ id }) => notifyRequester(db, id, now())));
  }),
);

/**
 * Notifies the requester of a prayer by the team. Marking a request as prayed for can be undone for a minute, and
 * the notice waits that long. Reopening a request takes its mark away, which is recorded so that the next one counts.
 */
export const notifyOfTeamPrayer = onDocumentUpdated(
  { document: `${COLLECTIONS.prayerRequests}/{requestId}`, retry: true },
  skipUnreadable(async ({ data, params: { requestId } }) => {
    const before = readDocument(prayedForSchema, data?.before);
    const after = readDocument(prayedForSchema, data?.after);
    const isMarked = before.contacted_at === null && after.contacted_at !== null;
    const isUnmarked = before.contacted_at !== null && after.contacted_at === null;
    const isPrayed = after.prayer_count > before.prayer_count;
    if (!isMarked && !isUnmarked && !isPrayed) {
      return;
    }
    const db = await firestore();
    if (isUnmarked || isPrayed) {
      await notifyRequester(db, requestId, now());
      return;
    }
    const ref = prayerNotices(db).doc(requestId);
    if ((await ref.get()).exists) {
      await ref.update({ next_due_at: new Date(now().getTime() + UNDO_PRAYED_FOR_MS) });
    }
  }),
);
