import {
  newReaction,
  prayForPost as prayerFields,
} from '@prayer-community/domain/belief-wall/belief-wall-actions';
import { COLLECTIONS, reactionId } from '@prayer-community/domain/collections';
import { doc, increment, serverTimestamp, writeBatch } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { visitorUid } from '../../../firebase/visitor-uid.ts';
import { postRef } from '../posts/wall-query.ts';

/**
 * Counts a visitor's prayer for a post and stores its reaction in the same batch. The wall shows the prayer immediately
 * and reverts it if it is refused.
 * @throws FirebaseError
 */
export async function prayForPost(postId: string): Promise<void> {
  const uid = await visitorUid();
  const reactionRef = doc(firestore, COLLECTIONS.beliefWallReactions, reactionId(postId, uid));
  await writeBatch(firestore)
    .set(reactionRef, newReaction(postId, crypto.randomUUID(), serverTimestamp()))
    .update(postRef(postId), prayerFields(increment))
    .commit();
}
