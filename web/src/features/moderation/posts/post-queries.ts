import type { WallReport } from '@prayer-community/domain/belief-wall/belief-wall-actions';
import type { BeliefWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import type { WallStatus } from '@prayer-community/domain/belief-wall/wall-moderation';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import {
  collection,
  type DocumentReference,
  doc,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore';
import * as z from 'zod';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import type { PagedQuery } from '../../../firebase/live-pages/follow-window.ts';
import { UNDECIDED_REPORTS, WAITING_POSTS } from '../../../firebase/moderation/moderation-queries.ts';
import { PAGE_SIZE, storedPostSchema } from './moderated-post.ts';

const posts = collection(firestore, COLLECTIONS.beliefWallPosts);
const reports = collection(firestore, COLLECTIONS.beliefWallReports);

const NEWEST_BY_STATUS: Record<WallStatus, Query> = {
  waiting: WAITING_POSTS,
  shown: query(posts, where('is_approved', '==', true), orderBy('created_at', 'desc')),
  hidden: query(posts, where('is_hidden', '==', true), orderBy('created_at', 'desc')),
};

export function postsIn(status: WallStatus): PagedQuery<BeliefWallPost<Date>> {
  return { sorted: NEWEST_BY_STATUS[status], schema: storedPostSchema, pageSize: PAGE_SIZE };
}

export const reportSchema: z.ZodType<Pick<WallReport<Date>, 'post_id' | 'created_at'>> = z.object({
  post_id: z.string(),
  created_at: storedInstant,
});

/** The undecided reports, newest first. */
export const OPEN_REPORTS: PagedQuery<Pick<WallReport<Date>, 'post_id' | 'created_at'>> = {
  sorted: UNDECIDED_REPORTS,
  schema: reportSchema,
  pageSize: PAGE_SIZE,
};

export function openReportsOf(postId: string): Query {
  return query(reports, where('post_id', '==', postId), where('is_settled', '==', false));
}

export function postRef(postId: string): DocumentReference {
  return doc(posts, postId);
}
