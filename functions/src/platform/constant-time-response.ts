import { setTimeout } from 'node:timers/promises';

/** Answers that must not reveal how long they took are sent at multiples of this. */
export const RESPONSE_STEP_MS = 500;

/**
 * Waits until a whole number of steps has passed since the start, so the response time does not reveal what was done.
 * @param startedAtMs from `performance.now()`
 */
export async function waitForConstantTime(startedAtMs: number): Promise<void> {
  const elapsedMs = performance.now() - startedAtMs;
  await setTimeout(Math.ceil(elapsedMs / RESPONSE_STEP_MS) * RESPONSE_STEP_MS - elapsedMs);
}
