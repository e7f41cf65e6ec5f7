import { setTimeout as pause } from 'node:timers/promises';
import { GoogleError } from '../google.ts';
import type { Missing } from './check.ts';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 32_000;

const FORBIDDEN = 403;

/**
 * Fixes everything that is missing, one after the other, and waits until Google reports it as fixed.
 * @throws Error if Google refuses, or does not report the fix within a minute
 */
export async function fixAll(look: () => Promise<readonly Missing[]>): Promise<void> {
  const missing = await look();
  for (const { what, fix } of missing) {
    console.log(`Fixing: ${what}`);
    await fix?.().catch((error: unknown) => refuse(what, error));
  }
  for (let pauseMs = FIRST_PAUSE_MS; missing.length > 0; pauseMs *= 2) {
    const left = await look();
    const lags = left.filter(({ what }) => missing.some((fixed) => fixed.what === what));
    if (lags.length === 0) {
      return;
    }
    if (pauseMs > LONGEST_PAUSE_MS) {
      const named = lags.map(({ what }) => what).join('; ');
      throw new Error(
        `Google needs more time for this: ${named}. Run the same command again in five minutes.`,
      );
    }
    await pause(pauseMs);
  }
}

function refuse(what: string, error: unknown): never {
  if (error instanceof GoogleError) {
    throw new Error(
      `Google did not allow this fix: ${what}. It says: ${error.message}\nNothing was deployed. ${wayOutOf(error)}, then run the same command again.`,
      { cause: error },
    );
  }
  throw error;
}

function wayOutOf({ status, message }: GoogleError): string {
  if (status === FORBIDDEN) {
    return 'Ask an owner of the project to make you one too';
  }
  // Google creates its own service accounts some time after their APIs are enabled.
  return message.includes('does not exist') ? 'Wait five minutes' : 'Fix that';
}
