import { setTimeout as delay } from 'node:timers/promises';
import type { RequestHandler } from 'express';

/** @see https://firebase.google.com/docs/firestore/quotas#soft_limits */
const APART_MS = 1_000;

const WRITTEN = /"(?:name|delete|document)":"(projects\/[^"]+\/documents\/[^"]+)"/g;

interface PaceClock {
  now(): number;
  wait(ms: number): Promise<unknown>;
}

/** Delays browser writes to the same document until they are one second apart. */
export function writePace({ now, wait }: PaceClock = { now: Date.now, wait: delay }): RequestHandler {
  const nextAt = new Map<string, number>();
  return ({ path, body }, _response, next) => {
    if (!/:commit$|\/Write\/channel$/.test(path)) {
      next();
      return;
    }
    const text = path.endsWith('/channel')
      ? [...new URLSearchParams(String(body)).values()].join()
      : String(body);
    const documents = new Set([...text.matchAll(WRITTEN)].map(([, name = '']) => name));
    const at = Math.max(now(), ...[...documents].map((name) => nextAt.get(name) ?? 0));
    for (const name of documents) {
      nextAt.set(name, at + APART_MS);
    }
    wait(at - now()).then(() => next(), next);
  };
}
