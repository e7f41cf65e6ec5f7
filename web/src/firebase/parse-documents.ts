import type { QueryDocumentSnapshot } from 'firebase/firestore';
import type * as z from 'zod';

export type Identified<Stored> = Stored & { id: string };

/** Parses the documents. Drops and logs those that do not match the schema, so one bad document does not break a list. */
export function parseDocuments<Stored>(
  snapshots: readonly QueryDocumentSnapshot[],
  schema: z.ZodType<Stored>,
): Identified<Stored>[] {
  return snapshots.flatMap((snapshot) => {
    // Without an estimate, a server timestamp is null until the server has set it.
    const parsed = schema.safeParse(snapshot.data({ serverTimestamps: 'estimate' }));
    if (!parsed.success) {
      report(snapshot.ref.path, parsed.error);
      return [];
    }
    return [{ ...parsed.data, id: snapshot.id }];
  });
}

/** Logs the document's path and the invalid fields, never their values. */
function report(path: string, error: z.ZodError): void {
  const fields = error.issues.map((issue) => `${issue.path.join('.')} (${issue.code})`).join(', ');
  console.error(`${path} does not match its schema and was skipped: ${fields}`);
}
