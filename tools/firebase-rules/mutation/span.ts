import * as z from 'zod';

export const spanSchema = z.object({ start: z.int(), end: z.int() });

/** The start (inclusive) and end (exclusive) of a piece of a source. */
export type Span = Readonly<z.infer<typeof spanSchema>>;

export function holds(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}
