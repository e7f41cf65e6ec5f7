import { SyntaxFault } from './syntax-fault.ts';

const SIMPLE_ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  '\\': '\\',
  "'": "'",
  '"': '"',
};

/** `\uHHHH`, `\xHH` and three octal digits. */
const NUMERIC_ESCAPE = /u([0-9A-Fa-f]{4})|x([0-9A-Fa-f]{2})|([0-3][0-7]{2})/y;

export interface StringLiteral {
  readonly value: string;
  readonly end: number;
}

/**
 * Reads a string that opens with the quote at `start`.
 * @throws SyntaxFault on a raw line break, an unknown escape (`\d` must be written `\\d`), or a missing quote
 */
export function readStringLiteral(source: string, start: number): StringLiteral {
  const quote = source.charAt(start);
  let value = '';
  let at = start + 1;
  while (at < source.length) {
    const char = source.charAt(at);
    if (char === quote) {
      return { value, end: at + 1 };
    }
    if (char === '\n' || char === '\r') {
      break;
    }
    if (char === '\\') {
      const sequence = readEscape(source, at);
      value += sequence.value;
      at = sequence.end;
    } else {
      value += char;
      at += 1;
    }
  }
  throw new SyntaxFault(`Missing a closing ${quote}`, start);
}

function readEscape(source: string, backslash: number): StringLiteral {
  const char = source.charAt(backslash + 1);
  const simple = SIMPLE_ESCAPES[char];
  if (simple !== undefined) {
    return { value: simple, end: backslash + 2 };
  }
  NUMERIC_ESCAPE.lastIndex = backslash + 1;
  const numeric = NUMERIC_ESCAPE.exec(source);
  if (numeric === null) {
    throw new SyntaxFault(
      `Invalid escape sequence \\${char}. A backslash itself is written \\\\.`,
      backslash,
    );
  }
  const [all, unicode, hex, octal] = numeric;
  const code = octal === undefined ? Number.parseInt(unicode ?? hex ?? '', 16) : Number.parseInt(octal, 8);
  return { value: String.fromCharCode(code), end: backslash + 1 + all.length };
}

/** What `b'…'` holds: its text in UTF-8, but an `\xHH` or octal escape is one byte. */
export function readBytesLiteral(source: string, start: number): { value: Uint8Array; end: number } {
  const { end } = readStringLiteral(source, start);
  const content = source.slice(start + 1, end - 1);
  const pieces = content.split(/(\\u[0-9A-Fa-f]{4}|\\x[0-9A-Fa-f]{2}|\\[0-3][0-7]{2}|\\.)/);
  const bytes = pieces.map((piece) => {
    if (/^\\u/.test(piece)) {
      throw new SyntaxFault(`Invalid bytes literal ${source.slice(start - 1, end)}.`, start - 1);
    }
    const text = piece.startsWith('\\') ? readEscape(piece, 0).value : piece;
    return Buffer.from(text, /^\\[x0-3]/.test(piece) ? 'latin1' : 'utf8');
  });
  return { value: new Uint8Array(Buffer.concat(bytes)), end };
}
