import { HOUR_MS, SECOND_MS } from '../fields/durations.ts';

/** A visitor shares at most one post in this time. */
export const POST_PACE_MS = 30 * SECOND_MS;

/** A visitor marks at most one post as answered in this time. */
export const ANSWER_PACE_MS = 30 * SECOND_MS;

/** A visitor prays for the same post at most once in this time. The button shows the prayer for the same time. */
export const PRAYER_PACE_MS = 4 * HOUR_MS;

/** True if a visitor who prayed at `prayedAt` may pray for the same post again. */
export function mayPrayAgain(prayedAt: Date, now: Date): boolean {
  return now.getTime() >= prayedAt.getTime() + PRAYER_PACE_MS;
}
