import { isNewer, type SortKey } from '../../../firebase/live-pages/page-windows.ts';

/**
 * Parts the posts that came while the reader was further down from those that show: put in above, they would push away
 * what is being read.
 * @param newestShown the newest post that showed when the reader left the top; null while they are there
 */
export function splitNewPosts<Post extends SortKey>(
  posts: readonly Post[],
  newestShown: SortKey | null,
): { shown: readonly Post[]; newPosts: readonly Post[] } {
  if (newestShown === null) {
    return { shown: posts, newPosts: [] };
  }
  const index = posts.findIndex((post) => !isNewer(post, newestShown));
  const count = index === -1 ? posts.length : index;
  if (count === 0) {
    // The very list that showed: nothing of it needs to be drawn again.
    return { shown: posts, newPosts: [] };
  }
  return { shown: posts.slice(count), newPosts: posts.slice(0, count) };
}
