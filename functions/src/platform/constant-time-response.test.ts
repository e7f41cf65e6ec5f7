import { describe, expect, it } from 'vitest';
import { TIMER_TOLERANCE_MS } from '../testing/timer-tolerance.ts';
import { RESPONSE_STEP_MS as STEP_MS, waitForConstantTime } from './constant-time-response.ts';

describe('waitForConstantTime', () => {
  it.each([
    [1, STEP_MS],
    [STEP_MS - 5, STEP_MS],
    [STEP_MS + 5, 2 * STEP_MS],
  ])('waits after %i ms of work until at least %i ms', async (workMs, earliestMs) => {
    const startedAtMs = performance.now() - workMs;
    await waitForConstantTime(startedAtMs);
    expect(performance.now() - startedAtMs).toBeGreaterThanOrEqual(earliestMs - TIMER_TOLERANCE_MS);
  });
});
