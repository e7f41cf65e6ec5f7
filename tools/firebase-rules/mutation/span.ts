import * as z from 'zod';

export const spanSchema = z.object({ start: z.int(), end: z.int() });

/** Where a piece of a source begins, and where it has ended. */
export type Span = Readonly<z.infer<typeof spanSchema>>;

/** True where the outer span holds all of the inner one. */
export function holds(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}
