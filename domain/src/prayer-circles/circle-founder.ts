import { MINUTE_MS } from '../fields/durations.ts';

/** A member creates at most one circle in this time. */
export const CIRCLE_PACE_MS = MINUTE_MS;

/** `circle_founders/{uid}`: written in one batch with each circle, to enforce the pace. */
interface CircleFounder<Instant> {
  last_circle_at: Instant;
  last_circle_id: string;
}

/** Returns the record of a member who just created this circle, and only this one. */
export function founderOf<Instant>(circleId: string, now: Instant): CircleFounder<Instant> {
  return { last_circle_at: now, last_circle_id: circleId };
}
