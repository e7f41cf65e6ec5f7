import type { QueryDocumentSnapshot } from 'firebase/firestore';
import type { Identified } from '../parse-documents.ts';
import type { PagedQuery } from './follow-window.ts';
import type { FollowWindow } from './live-pages.ts';

/**
 * Follows the windows of a list whose query is loaded, together with the Firestore SDK, after the screen is drawn.
 * @param loadPaged loads the query, such as `async () => (await import('./wall-query.ts')).WALL`
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

/**
 * Waits for the next task. Requesting a dozen files blocks a slow phone for as long as drawing the screen, which
 * happens just before this call.
 */
function nextTask(): Promise<void> {
  return new Promise((begin) => setTimeout(begin));
}
