import { parseNumber, parseOperand } from './parse-operand.ts';
import { SyntaxFault } from './syntax-fault.ts';
import type { BinaryOperator, Expression, LogicOperator } from './syntax-tree.ts';
import type { TokenCursor } from './token-cursor.ts';

/** Levels of nesting that an expression may have. */
export const MAX_NESTING = 99;

export const TOO_COMPLEX = 'Expression is too complex to evaluate safely.';

const TYPE_WORDS = [
  ...['bool', 'bytes', 'constraint', 'duration', 'float', 'int', 'latlng', 'list', 'vector', 'set', 'number'],
  ...['map', 'string', 'timestamp', 'path', 'map_diff'],
];

type Parse = (cursor: TokenCursor) => Expression;

const binary =
  (operator: BinaryOperator) =>
  (left: Expression, right: Expression, offset: number): Expression => ({
    kind: 'binary',
    operator,
    left,
    right,
    offset,
  });

const logic =
  (operator: LogicOperator) =>
  (left: Expression, right: Expression, offset: number): Expression => ({
    kind: 'logic',
    operator,
    left,
    right,
    offset,
  });

/** One level of operators that bind alike, from the left. */
function level(
  operators: Readonly<Record<string, (left: Expression, right: Expression, offset: number) => Expression>>,
  tighter: Parse,
): Parse {
  return (cursor) => {
    let left = tighter(cursor);
    for (;;) {
      const { text, start } = cursor.next;
      const build = Object.hasOwn(operators, text) && cursor.is(text) ? operators[text] : undefined;
      if (build === undefined) {
        return left;
      }
      cursor.take();
      left = build(left, tighter(cursor), start);
    }
  };
}

// From the tightest to the loosest. `is` and `in` bind looser than `==`, whatever the table of the documentation says.
const multiplicative = level({ '*': binary('*'), '/': binary('/'), '%': binary('%') }, parseUnary);
const additive = level({ '+': binary('+'), '-': binary('-') }, multiplicative);
const relational = level(
  { '<': binary('<'), '<=': binary('<='), '>': binary('>'), '>=': binary('>=') },
  additive,
);
const equality = level({ '==': binary('=='), '!=': binary('!=') }, relational);
const membership = level({ in: binary('in') }, parseTypeTests);
const conjunction = level({ '&&': logic('&&') }, membership);
const disjunction = level({ '||': logic('||') }, conjunction);

/**
 * Reads one expression.
 * @throws SyntaxFault where the source is none
 */
export function parseExpression(cursor: TokenCursor): Expression {
  return cursor.nested(MAX_NESTING, TOO_COMPLEX, () => {
    const condition = disjunction(cursor);
    const offset = cursor.next.start;
    if (!cursor.skip('?')) {
      return condition;
    }
    const whenTrue = parseExpression(cursor);
    cursor.expect(':');
    return { kind: 'conditional', condition, whenTrue, whenFalse: parseExpression(cursor), offset };
  });
}

function parseTypeTests(cursor: TokenCursor): Expression {
  let operand = equality(cursor);
  while (cursor.is('is')) {
    const offset = cursor.take().start;
    const { text, start } = cursor.take();
    if (!TYPE_WORDS.includes(text)) {
      throw new SyntaxFault(
        `An unsupported type identifier was used with the 'is' operator. Received ${text}. ` +
          `Expected one of ${TYPE_WORDS.join()}`,
        start,
      );
    }
    operand = { kind: 'type-test', operand, type: text, offset };
  }
  return operand;
}

function parseUnary(cursor: TokenCursor): Expression {
  const offset = cursor.next.start;
  if (cursor.is('++') || cursor.is('--')) {
    return cursor.refuse('Increment (++) and decrement (--) operators are not supported.');
  }
  if (cursor.skip('!')) {
    const operand = cursor.nested(MAX_NESTING, TOO_COMPLEX, () => parseUnary(cursor));
    return { kind: 'unary', operator: '!', operand, offset };
  }
  if (!cursor.skip('-')) {
    return parseOperand(cursor, parseExpression);
  }
  const isLowest = cursor.next.kind === 'int' && BigInt(cursor.next.text) === 2n ** 63n;
  return isLowest
    ? parseNumber(cursor, -1n)
    : { kind: 'unary', operator: '-', operand: parseOperand(cursor, parseExpression), offset };
}
