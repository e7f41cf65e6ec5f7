import type { QueryDocumentSnapshot } from 'firebase/firestore';
import type { Identified } from '../parse-documents.ts';
import type { PagedQuery } from './follow-window.ts';
import type { FollowWindow } from './live-pages.ts';

/**
 * Follows the windows of a list whose query, and the database's SDK with it, comes after the screen is drawn.
 * @param loadPaged where a screen loads it: `async () => (await import('./wall-query.ts')).WALL`
 */
export function followLater<Stored>(
  loadPaged: () => Promise<PagedQuery<Stored>>,
): FollowWindow<Identified<Stored>, QueryDocumentSnapshot> {
  return (window, follower) => {
    let hasEnded = false;
    let stop = () => {
      hasEnded = true;
    };
    nextTask()
      .then(() => Promise.all([loadPaged(), import('./follow-window.ts')]))
      .then(
        ([paged, { followWindow }]) => {
          if (!hasEnded) {
            stop = followWindow(paged, window, follower);
          }
        },
        (error: unknown) => {
          console.error('A live list could not be loaded', error);
          if (!hasEnded) {
            follower.onRefusal();
          }
        },
      );
    return () => stop();
  };
}

/** To ask for its dozen files keeps a slow phone from answering as long as to draw the screen does, after which this is called. */
function nextTask(): Promise<void> {
  return new Promise((begin) => setTimeout(begin));
}
