import { type ModerationEvent, moderatedFields } from '@prayer-community/domain/belief-wall/wall-moderation';
import { COLLECTIONS, POST_SUBCOLLECTIONS } from '@prayer-community/domain/collections';
import { onDocumentCreated } from 'firebase-functions/firestore';
import * as z from 'zod';
import { isOnWall, posts, reports } from '../data/post.ts';
import { wallSettings } from '../data/settings.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { runOptimisticBatch } from '../platform/optimistic-batch.ts';
import { readDocument } from '../platform/reader-of.ts';
import { skipUnreadable } from '../platform/skip-unreadable.ts';

const reportSchema = z.object({ post_id: z.string().min(1) });

/**
 * Hides a post once the number of open reports reaches the limit in the settings, until a leader decides. Each report
 * comes from a different network address. Counts the stored reports, so repeated or late events are harmless. Settled
 * reports do not count. A report of a post that was deleted in the meantime is deleted, because nobody could settle it.
 */
export const hideReportedPost = onDocumentCreated(
  { document: `${COLLECTIONS.beliefWallReports}/{reportId}`, retry: true },
  skipUnreadable(async (event) => {
    const { post_id } = readDocument(reportSchema, event.data);
    const db = await firestore();
    const postRef = posts(db).doc(post_id);
    const openReports = reports(db).where('post_id', '==', post_id).where('is_settled', '==', false);

    // Many people may report a post at once. In transactions they would wait for each other's locks.
    await runOptimisticBatch(db, async ({ update, create, erase }) => {
      const [[post, settings], open] = await Promise.all([
        db.getAll(postRef, wallSettings.ref(db)),
        openReports.count().get(),
      ]);
      const { reports_to_hide } = wallSettings.read(settings);
      if (!post?.exists) {
        erase(reports(db).doc(event.params.reportId));
      } else if (isOnWall(post) && open.data().count >= reports_to_hide) {
        const hidden: ModerationEvent<Date> = { action: 'hide', is_undo: false, actor: null, at: now() };
        update(post, moderatedFields({ action: 'hide' }));
        create(postRef.collection(POST_SUBCOLLECTIONS.history).doc(event.id), hidden);
      }
    });
  }),
);
