import type { QueryDocumentSnapshot } from 'firebase/firestore';
import type { FollowWindow } from '../../../firebase/live-pages/live-pages.ts';
import type { WallPost } from './wall-post.ts';

/** Follows one page of the wall; the database's SDK comes after the screen is drawn. */
export const followWall: FollowWindow<WallPost, QueryDocumentSnapshot> = (window, follower) => {
  let hasEnded = false;
  let stop = () => {
    hasEnded = true;
  };
  loadFollowing().then(
    ({ followWindow, WALL }) => {
      if (!hasEnded) {
        stop = followWindow(WALL, window, follower);
      }
    },
    (error: unknown) => {
      console.error('The wall could not be loaded', error);
      if (!hasEnded) {
        follower.onRefusal();
      }
    },
  );
  return () => stop();
};

async function loadFollowing() {
  const [{ followWindow }, { WALL }] = await Promise.all([
    import('../../../firebase/live-pages/follow-window.ts'),
    import('./wall-query.ts'),
  ]);
  return { followWindow, WALL };
}
