import { readBytesLiteral, readStringLiteral } from './string-literal.ts';
import { SyntaxFault } from './syntax-fault.ts';
import type { Token } from './token.ts';

const SPACE = /(?:[ \t\r\n]|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const WORD = /[A-Za-z_][A-Za-z0-9_$]*|\$[A-Za-z0-9_$]+/y;
const FLOAT = /(?:0|[1-9][0-9]*)\.[0-9]*|\.[0-9]+/y;
const INT = /0|[1-9][0-9]*/y;
/** A slash and what follows it at once, so that `7/2` is no division: `7 / 2` is. */
const SEGMENT =
  /\/(?:(?:[A-Za-z0-9_.~:&'*+@-]|%[0-9A-Fa-f]{2})+|\((?:[A-Za-z0-9_.~:&'*+@-]|%[0-9A-Fa-f]{2})+\))/y;
const SYMBOL = /&&|\|\||==|!=|<=|>=|\+\+|--|[-+*/%!<>=?:;,.$(){}[\]]/y;

/**
 * The tokens of a rules source, the last of them `end`.
 * @throws SyntaxFault where no token begins
 */
export function readTokens(source: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = skipSpace(source, 0);
  while (at < source.length) {
    const token = readToken(source, at, tokens.at(-1));
    tokens.push(token);
    at = skipSpace(source, token.end);
  }
  tokens.push({ kind: 'end', text: '<EOF>', value: '', start: source.length, end: source.length });
  return tokens;
}

function skipSpace(source: string, at: number): number {
  const end = at + (matchAt(SPACE, source, at) ?? '').length;
  if (source.startsWith('/*', end) && matchAt(SEGMENT, source, end) === null) {
    throw new SyntaxFault('Missing a closing */', end);
  }
  return end;
}

function readToken(source: string, at: number, previous: Token | undefined): Token {
  const char = source.charAt(at);
  if (char === "'" || char === '"') {
    const { value, end } = readStringLiteral(source, at);
    return { kind: 'string', text: source.slice(at, end), value, start: at, end };
  }
  if (/^[bB]['"]/.test(source.slice(at, at + 2)) && previous?.text !== '.') {
    const { value, end } = readBytesLiteral(source, at + 1);
    const hex = Buffer.from(value).toString('hex');
    return { kind: 'bytes', text: source.slice(at, end), value: hex, start: at, end };
  }
  const rows = [
    ['segment', SEGMENT],
    ['word', WORD],
    ['float', FLOAT],
    ['int', INT],
    ['symbol', SYMBOL],
  ] as const;
  for (const [kind, pattern] of rows) {
    const text = matchAt(pattern, source, at);
    if (text !== null) {
      const value = kind === 'segment' ? segmentText(text, at) : text;
      return { kind, text, value, start: at, end: at + text.length };
    }
  }
  throw new SyntaxFault(`token recognition error at: '${char}'`, at);
}

function segmentText(text: string, at: number): string {
  try {
    return decodeURIComponent(text.slice(1).replaceAll('+', ' '));
  } catch {
    throw new SyntaxFault(`Unable to decode ${text.slice(1)} to url.`, at);
  }
}

function matchAt(pattern: RegExp, source: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0] ?? null;
}
