import { COLLECTIONS } from '@prayer-community/domain/collections';
import { collection, orderBy, query, where } from 'firebase/firestore';
import { firestore } from '../firestore-sdk.ts';

/** The posts that wait for approval, newest first. For leadership only. */
export const WAITING_POSTS = query(
  collection(firestore, COLLECTIONS.beliefWallPosts),
  where('is_approved', '==', false),
  where('is_hidden', '==', false),
  orderBy('created_at', 'desc'),
);

/** The undecided reports of posts, newest first. For leadership only. */
export const UNDECIDED_REPORTS = query(
  collection(firestore, COLLECTIONS.beliefWallReports),
  where('is_settled', '==', false),
  orderBy('created_at', 'desc'),
);
