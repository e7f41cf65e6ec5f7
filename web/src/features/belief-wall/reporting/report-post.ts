import { callOrThrow } from '../../../firebase/call-or-throw.ts';

/**
 * Reports an inappropriate post to leadership. Repeated reports count once.
 * @throws CallFailure
 */
export async function reportPost(postId: string): Promise<void> {
  await callOrThrow('reportPost', { postId });
}
