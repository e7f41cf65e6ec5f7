import { type ModerationEvent, moderatedFields } from '@prayer-community/domain/belief-wall/wall-moderation';
import { COLLECTIONS, POST_SUBCOLLECTIONS } from '@prayer-community/domain/collections';
import { onDocumentCreated } from 'firebase-functions/firestore';
import * as z from 'zod';
import { posts, reports } from '../data/post.ts';
import { wallSettings } from '../data/settings.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { runOptimisticBatch } from '../platform/optimistic-batch.ts';
import { parkUnreadable } from '../platform/park-unreadable.ts';

const reportSchema = z.object({ post_id: z.string().min(1) });

/**
 * Takes a post off the wall once as many visitors, each from another network address, reported it as the settings say, until a leader decides. It counts
 * what is stored, so that an event that comes twice or late does no harm; a settled report counts no more.
 */
export const hideReportedPost = onDocumentCreated(
  { document: `${COLLECTIONS.beliefWallReports}/{reportId}`, retry: true },
  parkUnreadable(async (event) => {
    const { post_id } = reportSchema.parse(event.data?.data());
    const db = await firestore();
    const postRef = posts(db).doc(post_id);
    const openReports = reports(db).where('post_id', '==', post_id).where('is_settled', '==', false);

    // Reports of one post come in crowds, which would wait for each other's locks in transactions.
    await runOptimisticBatch(db, async ({ update, create }) => {
      const [[post, settings], reports] = await Promise.all([
        db.getAll(postRef, wallSettings.ref(db)),
        openReports.count().get(),
      ]);
      const { reports_to_hide } = wallSettings.read(settings);
      if (post?.get('is_approved') === true && reports.data().count >= reports_to_hide) {
        const hidden: ModerationEvent<Date> = { action: 'hide', is_undo: false, actor: null, at: now() };
        update(post, moderatedFields({ action: 'hide' }));
        create(postRef.collection(POST_SUBCOLLECTIONS.history).doc(event.id), hidden);
      }
    });
  }),
);
