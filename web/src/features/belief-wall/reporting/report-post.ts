import { callOrThrow } from '../../../firebase/call-or-throw.ts';

/**
 * Reports a post that does not belong on the wall to leadership. A repeated report counts once.
 * @throws CallFailure
 */
export async function reportPost(postId: string): Promise<void> {
  await callOrThrow('reportPost', { postId });
}
