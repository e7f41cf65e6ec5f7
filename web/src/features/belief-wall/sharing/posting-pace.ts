import { secondsUntilNextPost } from '@prayer-community/domain/belief-wall-pace';

const KEY = 'prayer-community.posted-at';

/** Remembers on this device when its visitor posted. */
export function rememberPosting(now: Date): void {
  try {
    localStorage.setItem(KEY, String(now.getTime()));
  } catch (error) {
    console.warn('The time of the post is not remembered: the browser refuses its storage.', error);
  }
}

/** How long the wall refuses another post, in seconds, as far as this device knows; 0 where it may be sent. */
export function secondsUntilMayPost(now: Date): number {
  try {
    const postedAtMs = Number(localStorage.getItem(KEY) ?? Number.NaN);
    return Number.isFinite(postedAtMs) ? secondsUntilNextPost(new Date(postedAtMs), now) : 0;
  } catch (error) {
    console.warn('The time of the last post is not known: the browser refuses its storage.', error);
    return 0;
  }
}
