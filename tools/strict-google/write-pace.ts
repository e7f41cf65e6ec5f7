import { setTimeout as delay } from 'node:timers/promises';
import type { Middleware } from './call.ts';

/** @see https://firebase.google.com/docs/firestore/quotas#soft_limits */
const APART_MS = 1_000;

const WRITTEN = /"(?:name|delete|document)":"(projects\/[^"]+\/documents\/[^"]+)"/g;

interface PaceClock {
  now(): number;
  wait(ms: number): Promise<unknown>;
}

/** Delays browser writes to the same document until they are one second apart. */
export function writePace({ now, wait }: PaceClock = { now: Date.now, wait: delay }): Middleware {
  const nextAt = new Map<string, number>();
  return async ({ url, body }) => {
    if (!/:commit$|\/Write\/channel$/.test(url.pathname)) {
      return null;
    }
    const text = url.pathname.endsWith('/channel')
      ? [...new URLSearchParams(body.toString()).values()].join()
      : body.toString();
    const documents = new Set([...text.matchAll(WRITTEN)].map(([, name = '']) => name));
    const at = Math.max(now(), ...[...documents].map((name) => nextAt.get(name) ?? 0));
    for (const name of documents) {
      nextAt.set(name, at + APART_MS);
    }
    await wait(at - now());
    return null;
  };
}
