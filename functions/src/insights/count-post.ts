import { COLLECTIONS } from '@prayer-community/domain/collections';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import {
  type CountedPost,
  countedPostFields,
  isSamePostToInsights,
  mergePost,
  postFacts,
  tallyOfPost,
} from '@prayer-community/domain/insights/insights-post';
import { onDocumentWritten } from 'firebase-functions/firestore';
import * as z from 'zod';
import { postSchema } from '../data/post.ts';
import { firestore } from '../platform/admin.ts';
import { readDocument, readerOf } from '../platform/reader-of.ts';
import { skipUnreadable } from '../platform/skip-unreadable.ts';
import { type Counted, countOnce } from './count-once.ts';
import { versionOf } from './version.ts';

export const POSTS: Counted<CountedPost<Date>> = {
  collection: COLLECTIONS.countedPosts,
  schema: z.object(countedPostFields(storedInstant)),
  merge: mergePost,
  tallyOf: tallyOfPost,
};

const answeredSchema = postSchema.pick({ is_approved: true, is_answered: true });
const readAnswered = readerOf(answeredSchema);

/** Counts wall posts when they are marked as answered, on that day. */
export const countPost = onDocumentWritten(
  { document: `${COLLECTIONS.beliefWallPosts}/{postId}`, retry: true },
  skipUnreadable(async ({ data, params: { postId } }) => {
    if (!data?.after.exists) {
      return;
    }
    const before = readAnswered(data.before);
    const after = readDocument(answeredSchema, data.after);
    if (!isSamePostToInsights(before, after)) {
      const version = versionOf(data.after);
      const facts = postFacts(before, after, { version, at: new Date(version / 1_000) });
      await countOnce(await firestore(), POSTS, postId, facts);
    }
  }),
);
