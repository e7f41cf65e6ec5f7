import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type * as z from 'zod';

/** Returns a function that parses a stored document. It returns null if there is no document. */
export function readerOf<Stored>(
  schema: Pick<z.ZodType<Stored>, 'parse'>,
): (document: DocumentSnapshot | undefined) => Stored | null {
  return (document) => (document?.exists ? schema.parse(document.data()) : null);
}
