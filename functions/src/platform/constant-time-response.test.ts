import { describe, expect, it } from 'vitest';
import { waitForConstantTime } from './constant-time-response.ts';

const STEP_MS = 40;
// Node's timers count whole milliseconds and may fire slightly early.
const TOLERANCE_MS = 5;

describe('waitForConstantTime', () => {
  it.each([
    [1, STEP_MS],
    [STEP_MS - 5, STEP_MS],
    [STEP_MS + 5, 2 * STEP_MS],
  ])('waits after %i ms of work until at least %i ms', async (workMs, earliestMs) => {
    const startedAtMs = performance.now() - workMs;
    await waitForConstantTime(startedAtMs, STEP_MS);
    expect(performance.now() - startedAtMs).toBeGreaterThanOrEqual(earliestMs - TOLERANCE_MS);
  });
});
