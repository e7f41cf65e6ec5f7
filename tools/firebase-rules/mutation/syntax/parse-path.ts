import { SyntaxFault } from './syntax-fault.ts';
import type { Expression, PathPart } from './syntax-tree.ts';
import type { TokenCursor } from './token-cursor.ts';

/** True where a path begins or goes on: at a segment, a placeholder or an interpolation. A slash before anything else divides. */
export function startsPath(cursor: TokenCursor): boolean {
  if (cursor.next.kind === 'segment') {
    return true;
  }
  const [first, second, third] = [cursor.peek(1), cursor.peek(2), cursor.peek(3)];
  const isPlaceholder =
    first.text === '{' && second.kind === 'word' && (third.text === '}' || third.text === '=');
  return cursor.is('/') && (isPlaceholder || (first.text === '$' && second.text === '('));
}

/**
 * Reads `/a/{b}/{c=**}` and, in expressions, `/$(e)`.
 * @param parseExpression null in a match declaration, which holds no interpolation
 */
export function parsePath(
  cursor: TokenCursor,
  parseExpression: ((cursor: TokenCursor) => Expression) | null,
): readonly PathPart[] {
  if (!startsPath(cursor)) {
    cursor.refuse("Forward slash '/' found where identifier or binding expected.");
  }
  const parts: PathPart[] = [];
  while (startsPath(cursor)) {
    const part = parsePart(cursor, parseExpression);
    if ('name' in part && parts.some((other) => 'name' in other && other.name === part.name)) {
      throw new SyntaxFault(`Variable ${part.name} already exists in the PathTemplate.`, part.offset);
    }
    parts.push(part);
  }
  return parts;
}

function parsePart(
  cursor: TokenCursor,
  parseExpression: ((cursor: TokenCursor) => Expression) | null,
): PathPart {
  const { kind, value, start: offset } = cursor.take();
  if (kind === 'segment') {
    return { kind: 'literal', text: value, offset };
  }
  if (cursor.skip('{')) {
    return parsePlaceholder(cursor, offset);
  }
  cursor.expect('$');
  cursor.expect('(');
  if (parseExpression === null) {
    throw new SyntaxFault("An interpolation '$(' cannot stand in the path of a match.", offset);
  }
  const expression = parseExpression(cursor);
  cursor.expect(')');
  return { kind: 'interpolation', expression, offset };
}

function parsePlaceholder(cursor: TokenCursor, offset: number): PathPart {
  const { text: name } = cursor.expectName('path variable');
  let stars = 0;
  if (cursor.skip('=')) {
    while (cursor.skip('*')) {
      stars += 1;
    }
    if (stars !== 1 && stars !== 2) {
      cursor.refuse();
    }
  }
  cursor.expect('}');
  return { kind: stars === 2 ? 'glob' : 'capture', name, offset };
}
