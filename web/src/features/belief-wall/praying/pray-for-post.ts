import {
  newReaction,
  prayForPost as prayerFields,
} from '@prayer-community/domain/belief-wall/belief-wall-actions';
import { COLLECTIONS, reactionId } from '@prayer-community/domain/collections';
import { doc, increment, serverTimestamp, writeBatch } from 'firebase/firestore';
import { confirmPrayer } from '../../../firebase/confirm-prayer.ts';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { visitorUid } from '../../../firebase/visitor-uid.ts';
import { postRef } from '../posts/wall-query.ts';

/**
 * Counts a visitor's prayer for a post and stores its reaction in the same batch. The wall shows the prayer immediately
 * and reverts it if it is refused.
 * @returns when the prayer was counted, in epoch milliseconds
 * @throws FirebaseError if it was not counted
 */
export async function prayForPost(postId: string): Promise<number> {
  const uid = await visitorUid();
  const reactionRef = doc(firestore, COLLECTIONS.beliefWallReactions, reactionId(postId, uid));
  const batch = writeBatch(firestore)
    .set(reactionRef, newReaction(postId, crypto.randomUUID(), serverTimestamp()))
    .update(postRef(postId), prayerFields(increment));
  return confirmPrayer(batch.commit(), reactionRef);
}
