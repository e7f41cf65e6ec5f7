export interface Token {
  /**
   * `word` is an identifier or a keyword; `segment` one segment of a path with its slash; `end` the end of the file.
   */
  readonly kind:
    | 'word'
    | 'int'
    | 'float'
    | 'string'
    | 'bytes'
    | 'segment'
    | 'segment-start'
    | 'symbol'
    | 'end';
  /** As written. */
  readonly text: string;
  /** Of a string, bytes or segment: what it says, its escapes read. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** Words that cannot name a variable, a parameter, a function or a placeholder. */
export const RESERVED_WORDS: ReadonlySet<string> = new Set([
  ...['service', 'match', 'allow', 'if', 'function', 'return', 'let', 'is', 'in', 'true', 'false', 'null'],
  ...[
    'rules_version',
    'import',
    'var',
    'for',
    'while',
    'else',
    'switch',
    'case',
    'break',
    'continue',
    'package',
  ],
]);
