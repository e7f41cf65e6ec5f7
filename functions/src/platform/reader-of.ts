import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type * as z from 'zod';
import { logFailure } from './log-failure.ts';

type Schema<Stored> = Pick<z.ZodType<Stored>, 'safeParse'>;

/** A stored document that fails its schema. Has its path and the names of the invalid fields, never their values. */
export class UnreadableDocumentError extends Error {
  override name = 'UnreadableDocumentError';
  readonly fields: readonly string[];

  constructor(
    readonly path: string | undefined,
    { issues }: z.ZodError,
  ) {
    super('A stored document could not be read');
    this.fields = issues.map((issue) => issue.path.map(String).join('.'));
  }

  log(): void {
    logFailure(this.message, this, { document: this.path, fields: this.fields });
  }
}

/**
 * Parses a stored document. It must exist.
 * @throws UnreadableDocumentError
 */
export function readDocument<Stored>(schema: Schema<Stored>, document: DocumentSnapshot | undefined): Stored {
  const { data, error } = schema.safeParse(document?.data());
  if (error) {
    throw new UnreadableDocumentError(document?.ref.path, error);
  }
  return data;
}

/** Returns a function that parses a stored document. It returns null if there is no document. */
export function readerOf<Stored>(
  schema: Schema<Stored>,
): (document: DocumentSnapshot | undefined) => Stored | null {
  return (document) => (document?.exists ? readDocument(schema, document) : null);
}

/** Parses stored documents. Logs and skips unreadable ones, so that they do not hide the others. */
export function readEach<Stored>(schema: Schema<Stored>, documents: readonly DocumentSnapshot[]): Stored[] {
  return documents.flatMap((document) => {
    const { data, error } = schema.safeParse(document.data());
    if (error && document.exists) {
      new UnreadableDocumentError(document.ref.path, error).log();
    }
    return data ?? [];
  });
}
