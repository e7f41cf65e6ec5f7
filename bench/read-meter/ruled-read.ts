import * as z from 'zod';

/** A query as Firestore's protocol has it. */
export const structuredQuerySchema = z.looseObject({
  from: z.array(z.looseObject({ collectionId: z.string() })),
});

/** What a client asks to read in one request, and the rules judge. */
export interface RuledRead {
  readonly collectionId: string;
  /** Of a query: the document below which it looks, by its full name. */
  readonly parent: string;
  /** Of a query; without it `document` is read. */
  readonly query?: z.infer<typeof structuredQuerySchema>;
  /** The full name of the one document. */
  readonly document?: string;
}

/** A query below a document. */
export function ruledQuery(parent: string, query: z.infer<typeof structuredQuerySchema>): RuledRead {
  return { collectionId: query.from[0]?.collectionId ?? '', parent, query };
}

/** One document, by its full name. */
export function ruledDocument(name: string): RuledRead {
  const parts = name.split('/');
  return { collectionId: parts.at(-2) ?? '', parent: parts.slice(0, -2).join('/'), document: name };
}
