import { markAnswered as answeredFields } from '@prayer-community/domain/belief-wall-actions';
import { testimonyFormSchema } from '@prayer-community/domain/belief-wall-post';
import { getDocFromServer, updateDoc } from 'firebase/firestore';
import { visitorUid } from '../../../firebase/visitor-uid.ts';
import { postRef } from '../posts/wall-query.ts';

/**
 * Marks a post as answered, with a testimony where one is given; there is no way back. The wall shows it at once and
 * takes it back if it is refused.
 * @throws ZodError, FirebaseError
 */
export async function markAnswered(postId: string, typedTestimony: string): Promise<void> {
  const { testimony } = testimonyFormSchema.parse({ testimony: typedTestimony });
  await visitorUid();
  const fields = answeredFields(testimony || null);
  try {
    await updateDoc(postRef(postId), fields);
  } catch (error) {
    if (!(await isAnswered(postId, fields.testimony))) {
      throw error;
    }
  }
}

/** True where the post says so in those very words: the answer to the first try was lost, and a second is refused. */
async function isAnswered(postId: string, testimony = ''): Promise<boolean> {
  return getDocFromServer(postRef(postId)).then(
    (post) => post.get('is_answered') === true && (post.get('testimony') ?? '') === testimony,
    () => false,
  );
}
