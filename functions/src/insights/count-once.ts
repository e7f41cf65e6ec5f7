import { NO_TALLY, subtractTallies, type Tally } from '@prayer-community/domain/insights/insights-counts';
import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod';
import { type Increment, incrementsOf } from './increments.ts';

/** Something that insights count, with what they keep of each one of it. */
export interface Counted<Known extends object> {
  /** Where what is known of each lies, under its own id. */
  collection: string;
  schema: z.ZodType<Known>;
  learn(known: Known | null, seen: Known): Known;
  tallyOf(known: Known): Tally;
}

/**
 * Counts an event once, however often it is delivered: the last counted state of each document is stored, and the sums change,
 * in the same transaction, by the difference to it. The sums are only added to and never read, so that
 * a crowd on one day does not start over again and again.
 * @param beside what else is to be merged into the sums, each time the same
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
