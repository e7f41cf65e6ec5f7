import {
  markAnswered as answeredFields,
  answerForApproval,
  newAnswerPace,
  unmarkAnswered as unansweredFields,
} from '@prayer-community/domain/belief-wall/belief-wall-actions';
import { testimonyFormSchema } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { doc, getDocFromServer, serverTimestamp } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { isPermissionDenied } from '../../../firebase/is-permission-denied.ts';
import { visitorUid } from '../../../firebase/visitor-uid.ts';
import { writeNow } from '../../../firebase/write-now.ts';
import { postRef } from '../posts/wall-query.ts';

/** Whether an answered post is on the wall or waiting for approval with its testimony. */
export type AnsweredPost = 'shown' | 'waiting';

/**
 * Marks a post as answered and updates the visitor's document in `belief_wall_answer_paces` in the same transaction.
 * Visitors cannot read whether leadership approves posts, so a testimony that the rules refuse is sent for approval
 * instead.
 * @param typedTestimony blank if there is none, and always blank for anyone but the author
 * @throws ZodError, FirebaseError. A refusal as well if the post left the wall in the meantime.
 */
export async function markAnswered(postId: string, typedTestimony: string): Promise<AnsweredPost> {
  const { testimony } = testimonyFormSchema.parse({ testimony: typedTestimony });
  const uid = await visitorUid();
  try {
    await write(postId, uid, answeredFields(testimony || null));
    return 'shown';
  } catch (error) {
    if (await isAnswered(postId, testimony)) {
      return 'shown';
    }
    if (testimony === '' || !isPermissionDenied(error) || (await isOffWall(postId))) {
      throw error;
    }
    await sendForApproval(postId, uid, testimony);
    return 'waiting';
  }
}

async function sendForApproval(postId: string, uid: string, testimony: string): Promise<void> {
  try {
    await write(postId, uid, answerForApproval(testimony));
  } catch (error) {
    if (!(await isOffWall(postId))) {
      throw error;
    }
  }
}

function write(
  postId: string,
  uid: string,
  fields: ReturnType<typeof answeredFields> | ReturnType<typeof answerForApproval>,
): Promise<void> {
  return writeNow((transaction) =>
    transaction
      .update(postRef(postId), { ...fields })
      .set(doc(firestore, COLLECTIONS.answerPaces, uid), newAnswerPace(postId, serverTimestamp())),
  );
}

/**
 * Marks the visitor's own post as not answered, no matter who marked it.
 * @throws FirebaseError
 */
export async function unmarkAnswered(postId: string): Promise<void> {
  await visitorUid();
  await writeNow((transaction) => transaction.update(postRef(postId), { ...unansweredFields() }));
}

/**
 * Returns true if the post is answered with exactly this testimony: the response to an earlier attempt was lost, and
 * the retry is refused.
 */
async function isAnswered(postId: string, testimony: string): Promise<boolean> {
  return getDocFromServer(postRef(postId)).then(
    (post) => post.get('is_answered') === true && (post.get('testimony') ?? '') === testimony,
    () => false,
  );
}

/** Returns true if visitors can no longer read the post. */
async function isOffWall(postId: string): Promise<boolean> {
  return getDocFromServer(postRef(postId)).then(() => false, isPermissionDenied);
}
