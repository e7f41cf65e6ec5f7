import * as z from 'zod';

export const structuredQuerySchema = z.looseObject({
  from: z.array(z.looseObject({ collectionId: z.string() })),
});

/** A read by a client that the rules judge: of one document, or of those that a query finds below it. */
export interface RuledRead {
  readonly collectionId: string;
  readonly document: string;
  readonly query?: z.infer<typeof structuredQuerySchema>;
}

export function ruledQuery(document: string, query: z.infer<typeof structuredQuerySchema>): RuledRead {
  return { collectionId: query.from[0]?.collectionId ?? '', document, query };
}

export function ruledDocument(document: string): RuledRead {
  return { collectionId: document.split('/').at(-2) ?? '', document };
}
