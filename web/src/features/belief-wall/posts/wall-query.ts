import { type BeliefWallPost, wallPostFields } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import { PUBLIC_LIST_MAX_DOCUMENTS } from '@prayer-community/domain/limits';
import { collection, type DocumentReference, doc, limit, orderBy, query, where } from 'firebase/firestore';
import * as z from 'zod';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import type { PagedQuery } from '../../../firebase/live-pages/follow-window.ts';
import { PAGE_SIZE } from './wall-post.ts';

const posts = collection(firestore, COLLECTIONS.beliefWallPosts);

export const WALL: PagedQuery<BeliefWallPost<Date>> = {
  sorted: query(
    posts,
    where('is_approved', '==', true),
    orderBy('created_at', 'desc'),
    limit(PUBLIC_LIST_MAX_DOCUMENTS),
  ),
  schema: z.object(wallPostFields(storedInstant)),
  pageSize: PAGE_SIZE,
};

/** The posts for a prayer session: fewest prayers first, then oldest first. */
export const LEAST_PRAYED_FOR = query(
  posts,
  where('is_approved', '==', true),
  where('is_answered', '==', false),
  orderBy('prayer_count'),
  orderBy('created_at'),
);

export function postRef(postId: string): DocumentReference {
  return doc(posts, postId);
}
