import type { Random } from './random.ts';

const TOKENS = /[A-Za-z0-9_.]+|'[^']*'|"[^"]*"|\s+|[^\s]/g;

/** What a slip of the hand may leave in a source. */
const SLIPS = [
  ...[
    "'",
    '"',
    '/',
    '.',
    '-',
    '!',
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    ',',
    ':',
    '?',
    '+',
    '*',
    '%',
    '=',
    '==',
    '&&',
    '&',
  ],
  ...[
    'in',
    'is',
    'null',
    'if',
    'let',
    '1',
    '0',
    '1.',
    '.5',
    'e3',
    '\\',
    '$',
    '_',
    'math',
    'service',
    '//',
    '/*',
    '*/',
  ],
  ...['++', '--', '|', '#', '@', ' ', '\n', 'true', "''", 'b'],
];

/** The expression with one token left out, doubled, replaced or put in: mostly, but not always, no longer one. */
export function mutate(expression: string, random: Random): string {
  const tokens = expression.match(TOKENS) ?? [];
  const at = random.below(tokens.length);
  const token = tokens[at] ?? '';
  const replacements = [[], [token, token], [random.pick(SLIPS)], [random.pick(SLIPS), token]];
  return [...tokens.slice(0, at), ...random.pick(replacements), ...tokens.slice(at + 1)].join('');
}
