import { createHash } from 'node:crypto';
import type { Random } from '../harness/random.ts';

/**
 * When a connection is lost: before the server receives the request, while it works on it, or after it has finished, in
 * which case the response is lost.
 */
const LOSSES = ['before', 'during', 'after'] as const;

export type Losses = Record<(typeof LOSSES)[number], number>;

/**
 * Returns a `fetch` that sends each submission from a different network address, and that loses some of the connections.
 * @param losses counts them
 */
export function lossyFetch(lossPercent: number, random: Random, losses: Losses): typeof fetch {
  const send = globalThis.fetch;
  return async (url, options) => {
    const loss = random.chance(lossPercent, 100) ? random.pick(LOSSES) : null;
    if (loss === null) {
      return send(url, withAddress(options));
    }
    losses[loss] += 1;
    if (loss === 'before') {
      throw lost();
    }
    const answer = send(url, withAddress(options)).then(async (response) => {
      await response.arrayBuffer();
      return response;
    });
    if (loss === 'during') {
      answer.catch(() => {});
      throw lost();
    }
    const { status, headers } = await answer;
    const body = new ReadableStream({ start: (controller) => controller.error(lost()) });
    return new Response(body, { status, headers });
  };
}

function lost(): TypeError {
  return new TypeError('The connection was lost');
}

/** Gives each submission its own network address. Otherwise the rate limit per address would be measured. */
function withAddress(options: RequestInit = {}): RequestInit {
  const [, submissionId] = /"submissionId":"([0-9a-f-]{36})"/.exec(String(options.body)) ?? [];
  if (submissionId === undefined) {
    return options;
  }
  const [one, two, three] = createHash('sha256').update(submissionId).digest();
  const headers = new Headers(options.headers);
  headers.set('x-forwarded-for', `10.${one}.${two}.${three}`);
  return { ...options, headers };
}
