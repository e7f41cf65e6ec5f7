import * as z from 'zod';

/** What Firestore bills: https://firebase.google.com/docs/firestore/pricing */
export const billSchema = z.object({
  /** Documents that a query, listener or get delivered; a query that finds nothing counts as one. */
  documents: z.number(),
  /** Documents that the rules read to judge a request. */
  rules: z.number(),
  /** One for up to 1,000 index entries that were counted. */
  aggregations: z.number(),
  writes: z.number(),
  deletes: z.number(),
});

export type Bill = Readonly<z.infer<typeof billSchema>>;

export const NOTHING: Bill = { documents: 0, rules: 0, aggregations: 0, writes: 0, deletes: 0 };

const ENTRIES_A_READ = 1_000;

/** What counting so many entries costs, in reads. */
export function readsOfCount(entries: number): number {
  return Math.max(1, Math.ceil(entries / ENTRIES_A_READ));
}

/** Both bills together. */
export function addBills(one: Bill, other: Bill): Bill {
  return {
    documents: one.documents + other.documents,
    rules: one.rules + other.rules,
    aggregations: one.aggregations + other.aggregations,
    writes: one.writes + other.writes,
    deletes: one.deletes + other.deletes,
  };
}

/** All reads of a bill. */
export function totalOf({ documents, rules, aggregations }: Bill): number {
  return documents + rules + aggregations;
}
