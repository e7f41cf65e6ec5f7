import { expect, it } from 'vitest';
import { POST_PACE_MS, secondsUntilNextPost } from './belief-wall-pace.ts';

const postedAt = new Date('2026-03-01T10:00:00Z');
const after = (ms: number) => new Date(postedAt.getTime() + ms);

it.each([
  { afterMs: 0, seconds: 30 },
  { afterMs: 10_001, seconds: 20 },
  { afterMs: POST_PACE_MS - 1, seconds: 1 },
  { afterMs: POST_PACE_MS, seconds: 0 },
  { afterMs: 10 * POST_PACE_MS, seconds: 0 },
])('$afterMs ms after a post, another waits $seconds seconds', ({ afterMs, seconds }) => {
  expect(secondsUntilNextPost(postedAt, after(afterMs))).toBe(seconds);
});
