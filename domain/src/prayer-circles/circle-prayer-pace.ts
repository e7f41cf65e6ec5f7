import { SECOND_MS } from '../fields/durations.ts';

/** Minimum time between two prayers that a member shares, whatever the circle. */
export const CIRCLE_PRAYER_PACE_MS = 5 * SECOND_MS;

/** `circle_prayer_paces/{uid}`: written in one batch with each prayer. */
interface CirclePrayerPace<Instant> {
  last_prayer_at: Instant;
  last_prayer_id: string;
}

/** Returns the record of a member who just shared this prayer, and only this one. */
export function newCirclePrayerPace<Instant>(prayerId: string, now: Instant): CirclePrayerPace<Instant> {
  return { last_prayer_at: now, last_prayer_id: prayerId };
}
