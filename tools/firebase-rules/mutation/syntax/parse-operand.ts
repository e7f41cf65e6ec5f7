import { parsePath, startsPath } from './parse-path.ts';
import type { Expression } from './syntax-tree.ts';
import { RESERVED_WORDS, type Token } from './token.ts';
import { isPackage, type TokenCursor } from './token-cursor.ts';

type ParseExpression = (cursor: TokenCursor) => Expression;

/** Reads a literal, variable, call, list, map, path or group, and all the `.x`, `.m()` and `[i]` behind it. */
export function parseOperand(cursor: TokenCursor, parseExpression: ParseExpression): Expression {
  let operand = parsePrimary(cursor, parseExpression);
  for (;;) {
    const offset = cursor.next.start;
    if (cursor.skip('.')) {
      operand = parseMember(cursor, operand, offset, parseExpression);
    } else if (cursor.skip('[')) {
      operand = parseSubscript(cursor, operand, offset, parseExpression);
    } else {
      return operand;
    }
  }
}

function parsePrimary(cursor: TokenCursor, parseExpression: ParseExpression): Expression {
  const token = cursor.next;
  const offset = token.start;
  if (startsPath(cursor)) {
    return { kind: 'path', segments: parsePath(cursor, parseExpression), offset };
  }
  switch (token.kind) {
    case 'int':
    case 'float':
      return parseNumber(cursor, 1n);
    case 'string':
      return { kind: 'literal', value: cursor.take().value, offset };
    case 'bytes':
      return { kind: 'literal', value: new Uint8Array(Buffer.from(cursor.take().value, 'hex')), offset };
    case 'word':
      return parseWord(cursor, parseExpression);
  }
  if (cursor.skip('(')) {
    const inner = parseExpression(cursor);
    cursor.expect(')');
    return { kind: 'group', inner, offset };
  }
  if (cursor.skip('[')) {
    return { kind: 'list', elements: parseSeries(cursor, ']', parseExpression), offset };
  }
  if (cursor.skip('{')) {
    const parseEntry = () => {
      const key = parseExpression(cursor);
      cursor.expect(':');
      return [key, parseExpression(cursor)] as const;
    };
    return { kind: 'map', entries: parseSeries(cursor, '}', parseEntry), offset };
  }
  return cursor.refuse();
}

/** Reads an integer or a float; -9223372036854775808 fits only with its sign. */
export function parseNumber(cursor: TokenCursor, sign: 1n | -1n): Expression {
  const { kind, text, start: offset } = cursor.take();
  if (kind === 'float') {
    return { kind: 'literal', value: Number(sign) * Number(text), offset };
  }
  const value = sign * BigInt(text);
  return BigInt.asIntN(64, value) === value
    ? { kind: 'literal', value, offset }
    : cursor.refuse(`Invalid number literal ${text}.`, offset);
}

function parseWord(cursor: TokenCursor, parseExpression: ParseExpression): Expression {
  const { text, start: offset } = cursor.next;
  const constants: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null };
  const value = Object.hasOwn(constants, text) ? constants[text] : undefined;
  if (value !== undefined) {
    cursor.take();
    return { kind: 'literal', value, offset };
  }
  if (RESERVED_WORDS.has(text)) {
    return cursor.refuse();
  }
  if (isPackage(text)) {
    return parsePackageCall(cursor, parseExpression);
  }
  cursor.take();
  return cursor.skip('(')
    ? { kind: 'call', name: text, arguments: parseArguments(cursor, parseExpression), offset }
    : { kind: 'variable', name: text, offset };
}

/** `math.abs(…)`; a package alone, or a member of it that is not called, means nothing. */
function parsePackageCall(cursor: TokenCursor, parseExpression: ParseExpression): Expression {
  const { text, start: offset } = cursor.take();
  const isFunction = cursor.peek(1).kind === 'word' && cursor.peek(2).text === '(';
  if (!cursor.is('(') && !(cursor.is('.') && isFunction)) {
    cursor.refuse(`${text} is a package and cannot be used as variable name.`, offset);
  }
  const name = cursor.skip('.') ? `${text}.${cursor.take().text}` : text;
  cursor.expect('(');
  return { kind: 'call', name, arguments: parseArguments(cursor, parseExpression), offset };
}

function parseMember(
  cursor: TokenCursor,
  object: Expression,
  offset: number,
  parseExpression: ParseExpression,
): Expression {
  const word = takeMemberName(cursor);
  return cursor.skip('(')
    ? { kind: 'method', object, name: word.text, arguments: parseArguments(cursor, parseExpression), offset }
    : { kind: 'member', object, name: word.text, offset };
}

/** After a dot any word will do, even a keyword; but for these two, which the official compilers refuse. */
function takeMemberName(cursor: TokenCursor): Token {
  const { kind, text } = cursor.next;
  const isRefused = kind !== 'word' || text === 'service' || text === 'rules_version';
  return isRefused ? cursor.refuse() : cursor.take();
}

function parseSubscript(
  cursor: TokenCursor,
  object: Expression,
  offset: number,
  parseExpression: ParseExpression,
): Expression {
  const from = cursor.is(':') ? null : parseExpression(cursor);
  if (cursor.skip(':')) {
    const to = cursor.is(']') ? null : parseExpression(cursor);
    cursor.expect(']');
    return { kind: 'range', object, from, to, offset };
  }
  cursor.expect(']');
  return from === null ? cursor.refuse() : { kind: 'index', object, index: from, offset };
}

function parseArguments(cursor: TokenCursor, parseExpression: ParseExpression): readonly Expression[] {
  return parseSeries(cursor, ')', parseExpression);
}

/** Elements, entries or arguments: a comma may follow the last. */
function parseSeries<T>(cursor: TokenCursor, close: string, parse: (cursor: TokenCursor) => T): readonly T[] {
  const items: T[] = [];
  while (!cursor.skip(close)) {
    items.push(parse(cursor));
    if (!cursor.is(close) && !cursor.skip(',')) {
      cursor.refuse();
    }
  }
  return items;
}
