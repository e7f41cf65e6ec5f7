import * as z from 'zod';
import type { Bill } from './bill.ts';

/** Writes in Firestore's wire format, each of one document. */
export const writesSchema = z.array(
  z.object({
    update: z.unknown().optional(),
    transform: z.unknown().optional(),
    delete: z.unknown().optional(),
  }),
);

export type Written = Pick<Bill, 'writes' | 'deletes'>;

/** Returns the bill of these writes. A write that only verifies a document is not billed. */
export function writtenBy(writes: z.infer<typeof writesSchema>): Written {
  return {
    writes: writes.filter(({ update, transform }) => update !== undefined || transform !== undefined).length,
    deletes: writes.filter((write) => write.delete !== undefined).length,
  };
}
