import { isNewer, type Placed } from '../../../firebase/live-pages/page-windows.ts';

/**
 * Parts the posts that came while the reader was further down from those that show: put in above, they would push away
 * what is being read.
 * @param newestShown the newest post that showed when the reader left the top; null while they are there
 */
export function partNewcomers<Post extends Placed>(
  posts: readonly Post[],
  newestShown: Placed | null,
): { shown: readonly Post[]; newcomers: readonly Post[] } {
  if (newestShown === null) {
    return { shown: posts, newcomers: [] };
  }
  const place = posts.findIndex((post) => !isNewer(post, newestShown));
  const count = place === -1 ? posts.length : place;
  if (count === 0) {
    // The very list that showed: nothing of it needs to be drawn again.
    return { shown: posts, newcomers: [] };
  }
  return { shown: posts.slice(count), newcomers: posts.slice(0, count) };
}
