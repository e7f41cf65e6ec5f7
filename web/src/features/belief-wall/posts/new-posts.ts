import { isNewer, type SortKey } from '../../../firebase/live-pages/page-windows.ts';

/**
 * Separates posts that arrived while the reader was further down from the posts that are shown. Inserting them at the
 * top would push away what the reader is reading.
 * @param newestShown the newest post shown when the reader left the top, or null while they are at the top
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
    // The same array, so nothing is rendered again.
    return { shown: posts, newPosts: [] };
  }
  return { shown: posts.slice(count), newPosts: posts.slice(0, count) };
}
