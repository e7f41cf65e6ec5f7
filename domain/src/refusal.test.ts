import { describe, expect, test } from 'vitest';
import { refusalFor } from './refusal.ts';

describe('a refusal that ends by itself', () => {
  test.each([
    [1, '1 second', 1],
    [29_001, '30 seconds', 30],
    [60_000, '1 minute', 60],
    [61_000, '2 minutes', 61],
    [900_000, '15 minutes', 900],
  ])('after %i ms says %j', (waitMs, wait, retryAfterSeconds) => {
    expect(refusalFor(waitMs, (text) => `In ${text}.`)).toEqual({
      success: false,
      error: `In ${wait}.`,
      retryAfterSeconds,
    });
  });
});
