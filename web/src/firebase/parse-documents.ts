import type { QueryDocumentSnapshot } from 'firebase/firestore';
import type * as z from 'zod';

/** What a document holds, with its id. */
export type Identified<Stored> = Stored & { id: string };

/** Parses the documents, and drops and reports those that do not fit the schema: one bad document fails no list. */
export function parseDocuments<Stored>(
  snapshots: readonly QueryDocumentSnapshot[],
  schema: z.ZodType<Stored>,
): Identified<Stored>[] {
  return snapshots.flatMap((snapshot) => {
    // A field of the server's time is null until the server has set it.
    const parsed = schema.safeParse(snapshot.data({ serverTimestamps: 'estimate' }));
    if (!parsed.success) {
      report(snapshot.ref.path, parsed.error);
      return [];
    }
    return [{ ...parsed.data, id: snapshot.id }];
  });
}

/** Names the document and its fields, never what they hold. */
function report(path: string, error: z.ZodError): void {
  const fields = error.issues.map((issue) => `${issue.path.join('.')} (${issue.code})`).join(', ');
  console.error(`${path} is not what its schema says and is left out: ${fields}`);
}
