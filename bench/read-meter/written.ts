import * as z from 'zod';
import type { Bill } from './bill.ts';

/** Writes as Firestore's protocol has them, each of one document. */
export const writesSchema = z.array(
  z.object({
    update: z.unknown().optional(),
    transform: z.unknown().optional(),
    delete: z.unknown().optional(),
  }),
);

export type Written = Pick<Bill, 'writes' | 'deletes'>;

/** What these writes bill; one that only verifies that a document is as it was changes nothing. */
export function writtenBy(writes: z.infer<typeof writesSchema>): Written {
  return {
    writes: writes.filter(({ update, transform }) => update !== undefined || transform !== undefined).length,
    deletes: writes.filter((write) => write.delete !== undefined).length,
  };
}
