import { markAnswered as answeredFields } from '@prayer-community/domain/belief-wall-actions';
import { testimonyFormSchema } from '@prayer-community/domain/belief-wall-post';
import { updateDoc } from 'firebase/firestore';
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
  await updateDoc(postRef(postId), answeredFields(testimony || null));
}
