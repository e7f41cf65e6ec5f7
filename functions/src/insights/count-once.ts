import { NO_TALLY, subtractTallies, type Tally } from '@prayer-community/domain/insights/insights-counts';
import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod';
import { readDocument } from '../platform/reader-of.ts';
import { type Increment, incrementsOf } from './increments.ts';

/** A kind of thing that insights count, and the state stored for each one. */
export interface Counted<Known extends object> {
  /** The collection of these states, by document id. */
  collection: string;
  schema: z.ZodType<Known>;
  merge(known: Known | null, facts: Known): Known;
  tallyOf(known: Known): Tally;
}

/**
 * Counts an event once, no matter how often it is delivered. The last counted state of each document is stored, and the
 * sums change by the difference in the same transaction. The sums are only incremented and never read, so many events
 * on one day do not make each other retry.
 * @param more fields to merge into the sums, the same on every delivery
 */
export async function countOnce<Known extends object>(
  db: Firestore,
  { collection, schema, merge, tallyOf }: Counted<Known>,
  id: string,
  facts: Known,
  ...more: readonly Increment[]
): Promise<void> {
  const ref = db.collection(collection).doc(id);
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    const known = stored.exists ? readDocument(schema, stored) : null;
    const merged = merge(known, facts);
    const difference = subtractTallies(tallyOf(merged), known ? tallyOf(known) : NO_TALLY);
    transaction.set(ref, merged);
    for (const { ref: sums, fields } of [...incrementsOf(db, difference), ...more]) {
      transaction.set(sums, fields, { merge: true });
    }
  });
}
