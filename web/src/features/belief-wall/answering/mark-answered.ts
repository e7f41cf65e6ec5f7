import {
  markAnswered as answeredFields,
  unmarkAnswered as unansweredFields,
  visitorWhoAnswered,
} from '@prayer-community/domain/belief-wall/belief-wall-actions';
import { testimonyFormSchema } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { doc, getDocFromServer, serverTimestamp } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { visitorUid } from '../../../firebase/visitor-uid.ts';
import { writeNow } from '../../../firebase/write-now.ts';
import { postRef } from '../posts/wall-query.ts';

/**
 * Marks a post as answered, together with the visitor's pace.
 * @param typedTestimony blank where there is none, and of everybody but the author
 * @throws ZodError, FirebaseError
 */
export async function markAnswered(postId: string, typedTestimony: string): Promise<void> {
  const { testimony } = testimonyFormSchema.parse({ testimony: typedTestimony });
  const uid = await visitorUid();
  const fields = answeredFields(testimony || null);
  try {
    await writeNow((transaction) =>
      transaction
        .update(postRef(postId), fields)
        .set(doc(firestore, COLLECTIONS.answerPaces, uid), visitorWhoAnswered(postId, serverTimestamp())),
    );
  } catch (error) {
    if (!(await isAnswered(postId, fields.testimony))) {
      throw error;
    }
  }
}

/**
 * Marks one's own post as not answered, no matter who marked it.
 * @throws FirebaseError
 */
export async function unmarkAnswered(postId: string): Promise<void> {
  await visitorUid();
  await writeNow((transaction) => transaction.update(postRef(postId), { ...unansweredFields() }));
}

/** True where the post is answered in exactly those words: the answer to the first try was lost, and a second is refused. */
async function isAnswered(postId: string, testimony = ''): Promise<boolean> {
  return getDocFromServer(postRef(postId)).then(
    (post) => post.get('is_answered') === true && (post.get('testimony') ?? '') === testimony,
    () => false,
  );
}
