import { COLLECTIONS } from '@prayer-community/domain/collections';
import { after, HOUR_MS } from '@prayer-community/domain/fields/durations';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { type OptimisticBatch, runOptimisticBatch } from './optimistic-batch.ts';

/** At most `max` times in `windowMs` milliseconds, counted from the first. */
export interface RateLimit {
  action: string;
  max: number;
  windowMs: number;
}

/** Creates a limit of `max` times an hour. */
export function perHour(action: string, max: number): RateLimit {
  return { action, max, windowMs: HOUR_MS };
}

const windowSchema = z.object({ count: z.int(), expires_at: z.union([storedInstant, z.date()]) });

export interface CountedUses {
  count: number;
  expires_at: Date;
}

/** Returns the counter of a subject. The subject is a pseudonym, never an address or a name. */
export function rateLimitRef(db: Firestore, limit: RateLimit, subject: string): DocumentReference {
  return db.collection(COLLECTIONS.rateLimits).doc(`${limit.action}_${subject}`);
}

/**
 * Returns the counter after one more use, or null if the limit is reached.
 * @param stored the fields of the counter's document, stored or about to be
 */
export function countUse(limit: RateLimit, stored: unknown, now: Date): CountedUses | null {
  const open = windowSchema.safeParse(stored);
  if (!open.success || open.data.expires_at <= now) {
    return { count: 1, expires_at: after(now, limit.windowMs) };
  }
  if (open.data.count >= limit.max) {
    return null;
  }
  return { count: open.data.count + 1, expires_at: open.data.expires_at };
}

/** Returns the milliseconds until the window ends. 0 if none is open. */
export function msUntilFree(stored: unknown, now: Date): number {
  const open = windowSchema.safeParse(stored);
  return open.success ? Math.max(0, open.data.expires_at.getTime() - now.getTime()) : 0;
}

/** Counts one use. False if the limit is reached. */
export async function consumeUse(
  db: Firestore,
  limit: RateLimit,
  subject: string,
  now: Date,
): Promise<boolean> {
  return runOptimisticBatch(db, (writes) => consumeUseIn(db, limit, subject, now, writes));
}

/** Like `consumeUse`, in a batch: the counter changes together with its other writes. */
export async function consumeUseIn(
  db: Firestore,
  limit: RateLimit,
  subject: string,
  now: Date,
  writes: OptimisticBatch,
): Promise<boolean> {
  const counter = await rateLimitRef(db, limit, subject).get();
  const use = countUse(limit, counter.data(), now);
  if (use) {
    writes.update(counter, use);
  }
  return use !== null;
}

/** Counts one use against each limit, or none if one of them is reached, which returns false. */
export async function consumeUses(
  db: Firestore,
  limited: readonly { limit: RateLimit; subject: string }[],
  now: Date,
): Promise<boolean> {
  return runOptimisticBatch(db, async (writes) => {
    const counted = await Promise.all(
      limited.map(async ({ limit, subject }) => {
        const counter = await rateLimitRef(db, limit, subject).get();
        return { counter, use: countUse(limit, counter.data(), now) };
      }),
    );
    const isAllowed = counted.every(({ use }) => use !== null);
    for (const { counter, use } of isAllowed ? counted : []) {
      writes.update(counter, { ...use });
    }
    return isAllowed;
  });
}
