/** A member opens at most one circle in this time. */
export const CIRCLE_PACE_MS = 60_000;

/** `circle_founders/{uid}`: written in one batch with each circle, for the pace. */
export interface CircleFounder<Instant> {
  last_circle_at: Instant;
  last_circle_id: string;
}

/** Marks the member as having just opened that circle, and no other beside it. */
export function founderOf<Instant>(circleId: string, now: Instant): CircleFounder<Instant> {
  return { last_circle_at: now, last_circle_id: circleId };
}
