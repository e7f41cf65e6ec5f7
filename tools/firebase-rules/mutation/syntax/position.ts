/** A place in a source, counted from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The place of an offset in the source. */
export function positionAt(source: string, offset: number): Position {
  const before = source.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
