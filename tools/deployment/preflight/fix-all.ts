import { setTimeout as pause } from 'node:timers/promises';
import type { Missing } from './check.ts';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 32_000;

/**
 * Fixes all that is missing, one after the other, and waits until Google reports it.
 * @throws Error where Google does not within a minute
 */
export async function fixAll(look: () => Promise<readonly Missing[]>): Promise<void> {
  const missing = await look();
  for (const { what, fix } of missing) {
    console.log(`Fixing: ${what}`);
    await fix?.();
  }
  for (let pauseMs = FIRST_PAUSE_MS; missing.length > 0; pauseMs *= 2) {
    const left = await look();
    const lags = left.filter(({ what }) => missing.some((fixed) => fixed.what === what));
    if (lags.length === 0) {
      return;
    }
    if (pauseMs > LONGEST_PAUSE_MS) {
      const named = lags.map(({ what }) => what).join('; ');
      throw new Error(`Google has not taken it over yet: ${named}. Run again in some minutes.`);
    }
    await pause(pauseMs);
  }
}
