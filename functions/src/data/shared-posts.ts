import type { Firestore } from 'firebase-admin/firestore';
import { postsOfRequest } from './post.ts';
import { readStatusLink, statusLinksOf } from './status-link.ts';

/** The ids of the posts that a request was shared as. Its status links name them; only a request without any is named by the post. */
export async function sharedPostIds(db: Firestore, requestId: string): Promise<ReadonlySet<string>> {
  const [links, posts] = await Promise.all([
    statusLinksOf(db, requestId).get(),
    postsOfRequest(db, requestId).get(),
  ]);
  return new Set([
    ...links.docs.flatMap((link) => readStatusLink(link)?.post_id ?? []),
    ...posts.docs.map(({ id }) => id),
  ]);
}
