import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';

export interface GoogleAnswer {
  readonly status: number;
  readonly body: unknown;
}

const PAUSES_MS = [2_000, 4_000, 8_000, 16_000, 32_000, 64_000];

const FORBIDDEN = 403;
const FAILURES = [429, 500, 502, 503, 504];

const refusalSchema = z.object({
  error: z.object({ details: z.array(z.looseObject({ reason: z.string().optional() })) }),
});

/**
 * True if Google refused because the API is not enabled. For some minutes after it has been, an API still says so:
 * https://docs.cloud.google.com/service-usage/docs/enable-disable
 */
export function isApiDisabled({ status, body }: GoogleAnswer): boolean {
  const details = refusalSchema.safeParse(body).data?.error.details ?? [];
  return status === FORBIDDEN && details.some(({ reason }) => reason === 'SERVICE_DISABLED');
}

/**
 * Sends a request, and sends it again for two minutes while its API does not know that it has been enabled. A request
 * that only reads is also repeated if Google or the network fails.
 */
export async function repeatTemporary(
  send: () => Promise<GoogleAnswer>,
  isRead: boolean,
  pausesMs: readonly number[] = PAUSES_MS,
): Promise<GoogleAnswer> {
  for (const [index, pauseMs] of pausesMs.entries()) {
    const answer = isRead ? await send().catch(() => null) : await send();
    if (answer !== null && !isApiDisabled(answer) && !(isRead && FAILURES.includes(answer.status))) {
      return answer;
    }
    if (index === 0) {
      console.log('Google cannot answer yet. Trying again for two minutes…');
    }
    await pause(pauseMs);
  }
  return send();
}
