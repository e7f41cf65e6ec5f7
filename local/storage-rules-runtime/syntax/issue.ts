/** A place in a source, counted from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** What the compiler has to say about a source. An error refuses the ruleset, a warning does not. */
export interface Issue {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** Null for what concerns the whole file. */
  readonly position: Position | null;
}

/** `L3:14 message`, as the official emulators print it. */
export function issueText({ position, message }: Issue): string {
  return position === null ? message : `L${position.line}:${position.column} ${message}`;
}

/** The place of an offset in the source. */
export function positionAt(source: string, offset: number): Position {
  const before = source.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
