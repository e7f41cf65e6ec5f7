import * as z from 'zod';

/** The operations that Firestore bills: https://firebase.google.com/docs/firestore/pricing */
export const billSchema = z.object({
  /** Documents delivered by a query, listener or get. A query without results counts as one. */
  documents: z.number(),
  /** Documents that the rules read to evaluate a request. */
  rules: z.number(),
  /** One per 1,000 counted index entries, rounded up. */
  aggregations: z.number(),
  writes: z.number(),
  deletes: z.number(),
});

export type Bill = Readonly<z.infer<typeof billSchema>>;

export const NOTHING: Bill = { documents: 0, rules: 0, aggregations: 0, writes: 0, deletes: 0 };

const ENTRIES_A_READ = 1_000;

/** Returns the reads billed for counting this many entries. */
export function readsOfCount(entries: number): number {
  return Math.max(1, Math.ceil(entries / ENTRIES_A_READ));
}

export function addBills(one: Bill, other: Bill): Bill {
  return {
    documents: one.documents + other.documents,
    rules: one.rules + other.rules,
    aggregations: one.aggregations + other.aggregations,
    writes: one.writes + other.writes,
    deletes: one.deletes + other.deletes,
  };
}

/** Returns all reads of a bill. */
export function totalOf({ documents, rules, aggregations }: Bill): number {
  return documents + rules + aggregations;
}
