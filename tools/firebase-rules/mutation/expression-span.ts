import type { Span } from './span.ts';
import type { Expression, PathPart } from './syntax/syntax-tree.ts';
import type { Token } from './syntax/token.ts';

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Finds where expressions of one source stand in it; the tree itself knows the place of an operator, a name or a bracket. */
export class ExpressionSpans {
  constructor(private readonly tokens: readonly Token[]) {}

  spanOf(expression: Expression): Span {
    return { start: startOf(expression), end: this.endOf(expression) };
  }

  private endOf(expression: Expression): number {
    const { offset } = expression;
    switch (expression.kind) {
      case 'literal':
      case 'variable':
        return this.tokenAt(offset).end;
      case 'group':
      case 'list':
      case 'map':
      case 'index':
      case 'range':
        return this.closing(this.indexAt(offset));
      case 'call':
      case 'method':
        return this.closing(this.opening(this.indexAt(offset)));
      case 'member':
      case 'type-test':
        return this.at(this.indexAt(offset) + 1).end;
      case 'path':
        return this.endOfPart(expression.segments.at(-1));
      case 'unary':
        return this.endOf(expression.operand);
      case 'binary':
      case 'logic':
        return this.endOf(expression.right);
      case 'conditional':
        return this.endOf(expression.whenFalse);
    }
  }

  private endOfPart(part: PathPart | undefined): number {
    if (part === undefined) {
      throw new TypeError('a path has a segment');
    }
    return part.kind === 'literal'
      ? this.tokenAt(part.offset).end
      : this.closing(this.opening(this.indexAt(part.offset)));
  }

  /** The first bracket from that token on. */
  private opening(from: number): number {
    let index = from;
    while (CLOSING[this.at(index).text] === undefined) {
      index += 1;
    }
    return index;
  }

  /** Where the bracket that opens there is closed. */
  private closing(opening: number): number {
    const open = this.at(opening).text;
    let depth = 0;
    for (let index = opening; ; index += 1) {
      const { kind, text, end } = this.at(index);
      depth += kind === 'symbol' && text === open ? 1 : 0;
      depth -= kind === 'symbol' && text === CLOSING[open] ? 1 : 0;
      if (depth === 0) {
        return end;
      }
    }
  }

  private indexAt(offset: number): number {
    return this.tokens.findIndex(({ start }) => start === offset);
  }

  private tokenAt(offset: number): Token {
    return this.at(this.indexAt(offset));
  }

  private at(index: number): Token {
    const token = this.tokens[index];
    if (token === undefined) {
      throw new RangeError('the expression is of another source');
    }
    return token;
  }
}

function startOf(expression: Expression): number {
  switch (expression.kind) {
    case 'member':
    case 'method':
    case 'index':
    case 'range':
      return startOf(expression.object);
    case 'binary':
    case 'logic':
      return startOf(expression.left);
    case 'type-test':
      return startOf(expression.operand);
    case 'conditional':
      return startOf(expression.condition);
    default:
      return expression.offset;
  }
}
