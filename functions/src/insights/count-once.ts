import { NO_TALLY, subtractTallies, type Tally } from '@prayer-community/domain/insights/insights-counts';
import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod';
import { type Increment, incrementsOf } from './increments.ts';

/** A kind of thing that insights count, and the state stored for each one. */
export interface Counted<Known extends object> {
  /** The collection of these states, by document id. */
  collection: string;
  schema: z.ZodType<Known>;
  learn(known: Known | null, seen: Known): Known;
  tallyOf(known: Known): Tally;
}

/**
 * Counts an event once, no matter how often it is delivered. The last counted state of each document is stored, and the
 * sums change by the difference in the same transaction. The sums are only incremented and never read, so many events
 * on one day do not make each other retry.
 * @param beside more fields to merge into the sums, the same on every delivery
 */
export async function countOnce<Known extends object>(
  db: Firestore,
  { collection, schema, learn, tallyOf }: Counted<Known>,
  id: string,
  seen: Known,
  ...beside: readonly Increment[]
): Promise<void> {
  const ref = db.collection(collection).doc(id);
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    const known = stored.exists ? schema.parse(stored.data()) : null;
    const learnt = learn(known, seen);
    const difference = subtractTallies(tallyOf(learnt), known ? tallyOf(known) : NO_TALLY);
    transaction.set(ref, learnt);
    for (const { ref: sums, fields } of [...incrementsOf(db, difference), ...beside]) {
      transaction.set(sums, fields, { merge: true });
    }
  });
}
