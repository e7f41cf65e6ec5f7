/** A visitor posts at most once in this time. */
export const POST_PACE_MS = 30_000;

/** A visitor marks a post as answered at most once in this time. */
export const ANSWER_PACE_MS = 30_000;

/** A visitor prays for the same post at most once in this time; the button shows that for as long. */
export const PRAYER_PACE_MS = 4 * 60 * 60_000;

/** True where a visitor who prayed for a post at that moment may pray for it again. */
export function mayPrayAgain(prayedAt: Date, now: Date): boolean {
  return now.getTime() >= prayedAt.getTime() + PRAYER_PACE_MS;
}
