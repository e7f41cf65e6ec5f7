import * as z from 'zod';

/** A query in Firestore's wire format. */
export const structuredQuerySchema = z.looseObject({
  from: z.array(z.looseObject({ collectionId: z.string() })),
});

/** A read by a client that the rules judge. */
export interface RuledRead {
  readonly collectionId: string;
  /** For a query: the full name of the document below which it searches. */
  readonly parent: string;
  /** Absent if a single `document` is read. */
  readonly query?: z.infer<typeof structuredQuerySchema>;
  readonly document?: string;
}

export function ruledQuery(parent: string, query: z.infer<typeof structuredQuerySchema>): RuledRead {
  return { collectionId: query.from[0]?.collectionId ?? '', parent, query };
}

/**
 * Returns the read of one document.
 * @param name the full name of the document
 */
export function ruledDocument(name: string): RuledRead {
  const parts = name.split('/');
  return { collectionId: parts.at(-2) ?? '', parent: parts.slice(0, -2).join('/'), document: name };
}
