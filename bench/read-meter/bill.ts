import * as z from 'zod';

/** The operations that Firestore bills: https://firebase.google.com/docs/firestore/pricing */
export interface Bill {
  /** Documents delivered by a query, listener or get. A query without results counts as one. */
  readonly documents: number;
  readonly rules: number;
  /** One per 1,000 counted index entries, rounded up. */
  readonly aggregations: number;
  readonly writes: number;
  readonly deletes: number;
}

export const NOTHING: Bill = { documents: 0, rules: 0, aggregations: 0, writes: 0, deletes: 0 };

const ENTRIES_A_READ = 1_000;

/** Returns the reads billed for counting this many entries. */
export function readsOfCount(entries: number): number {
  return Math.max(1, Math.ceil(entries / ENTRIES_A_READ));
}

export const writesSchema = z
  .array(
    z.object({
      update: z.unknown().optional(),
      transform: z.unknown().optional(),
      delete: z.unknown().optional(),
    }),
  )
  .default([]);

export type Written = Pick<Bill, 'writes' | 'deletes'>;

/** Returns the bill of these writes. A write that only verifies a document is not billed. */
export function writtenBy(writes: z.infer<typeof writesSchema>): Written {
  return {
    writes: writes.filter(({ update, transform }) => update !== undefined || transform !== undefined).length,
    deletes: writes.filter((write) => write.delete !== undefined).length,
  };
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

export function totalOf({ documents, rules, aggregations }: Bill): number {
  return documents + rules + aggregations;
}
