import { PRAYER_PACE_MS } from '@prayer-community/domain/belief-wall/belief-wall-pace';
import { rememberPrayer } from '../../../ui/praying/prayer-cooldown.ts';

/**
 * Counts a visitor's prayer for a post and remembers it until the visitor may pray for the post again.
 * @throws FirebaseError if the prayer was not counted
 */
export async function countPrayer(postId: string): Promise<void> {
  const { prayForPost } = await import('./pray-for-post.ts');
  const countedAtMs = await prayForPost(postId);
  rememberPrayer(postId, countedAtMs, Date.now() - PRAYER_PACE_MS);
}
