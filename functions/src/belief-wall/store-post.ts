import { newPostAuthor } from '@prayer-community/domain/belief-wall/belief-wall-actions';
import { WALL_POSTS_PER_HOUR } from '@prayer-community/domain/belief-wall/belief-wall-calls';
import { POST_PACE_MS } from '@prayer-community/domain/belief-wall/belief-wall-pace';
import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { isShownAtOnce } from '@prayer-community/domain/belief-wall/wall-approval';
import type { CallableInput } from '@prayer-community/domain/callables';
import { crisisPostMessages } from '@prayer-community/domain/delivery/notifications';
import { watchedCrisisSigns } from '@prayer-community/domain/safety/crisis-keywords';
import { isOnWall, postAuthorRef, posts } from '../data/post.ts';
import { safetySettings, wallSettings } from '../data/settings.ts';
import { tombstoneRef } from '../data/tombstone.ts';
import { leadersIn } from '../messaging/audience.ts';
import { queueCrisisAlert } from '../messaging/crisis-mail-limit.ts';
import { firestore } from '../platform/admin.ts';
import { runOptimisticBatch } from '../platform/optimistic-batch.ts';
import { pseudonym } from '../platform/pseudonym.ts';
import { countUse, msUntilFree, perHour, type RateLimit, rateLimitRef } from '../platform/rate-limit.ts';

const OF_NETWORK = perHour('wall_posts', WALL_POSTS_PER_HOUR);
const PACE: RateLimit = { action: 'wall_pace', max: 1, windowMs: POST_PACE_MS };

interface Poster {
  uid: string;
  /** A pseudonym of the network address. */
  network: string;
}

/** The result of storing a post. `taken` means that the id belongs to another visitor's post or to a deleted post. */
export type PostOutcome =
  | { kind: 'stored'; isShown: boolean }
  | { kind: 'tooSoon'; waitMs: number }
  | { kind: 'tooMany' }
  | { kind: 'taken' };

/**
 * Stores a post and its author, once per id, and alerts the leaders if it shows signs of a crisis. Applies the visitor's
 * pace and the limit of the network address.
 */
export async function storePost(
  { postId, content, authorName }: CallableInput<'postToWall'>,
  { uid, network }: Poster,
  now: Date,
): Promise<PostOutcome> {
  const db = await firestore();
  const postRef = posts(db).doc(postId);
  const authorRef = postAuthorRef(db, postId);
  const paceRef = rateLimitRef(db, PACE, pseudonym('account', uid));
  const limitRef = rateLimitRef(db, OF_NETWORK, network);

  return runOptimisticBatch<PostOutcome>(db, async (writes) => {
    const [settings, safety, pace, used] = await Promise.all([
      wallSettings.ref(db).get(),
      safetySettings.ref(db).get(),
      paceRef.get(),
      limitRef.get(),
    ]);
    // Read after the counters: if a concurrent call has already counted this post, the post is visible here.
    const [post, tombstone] = await Promise.all([postRef.get(), tombstoneRef(db, postId).get()]);
    if (post.exists && (await authorRef.get()).get('author_uid') === uid) {
      return { kind: 'stored', isShown: isOnWall(post) };
    }
    if (post.exists || tombstone.exists) {
      return { kind: 'taken' };
    }
    const ownUse = countUse(PACE, pace.data(), now);
    if (!ownUse) {
      return { kind: 'tooSoon', waitMs: msUntilFree(pace.data(), now) };
    }
    const use = countUse(OF_NETWORK, used.data(), now);
    if (!use) {
      return { kind: 'tooMany' };
    }
    const isShown = isShownAtOnce(wallSettings.read(settings).approval, null);
    writes.create(postRef, newWallPost(content, authorName || null, isShown, now));
    writes.create(authorRef, newPostAuthor(uid));
    writes.update(pace, ownUse);
    writes.update(used, use);
    if (watchedCrisisSigns(content, safetySettings.read(safety).watches_for_need).length > 0) {
      await queueCrisisAlert(db, 'posts', crisisPostMessages(postId, await leadersIn(db)), now, writes);
    }
    return { kind: 'stored', isShown };
  });
}
