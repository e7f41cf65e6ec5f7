import { decisionsOf, partsOf } from './conditions.ts';
import { ExpressionSpans } from './expression-span.ts';
import type { Span } from './span.ts';
import { readTokens } from './syntax/lexer.ts';
import { parseRuleset } from './syntax/parse-ruleset.ts';
import { type Position, positionAt } from './syntax/position.ts';
import type { Expression } from './syntax/syntax-tree.ts';

/** A rules source with one condition changed. */
export interface Mutant {
  /** Names it in lists and caches as long as what it changes stays as it is: the owner, the change, and which of several alike. */
  readonly id: string;
  readonly position: Position;
  /** Only what evaluates this can tell the mutant from the original. */
  readonly evaluated: Span;
  /** The value that it may have now instead of the other; null where it may be either. */
  readonly gained: boolean | null;
  readonly source: string;
}

interface Change {
  readonly span: Span;
  readonly text: string;
  /** The expression that it changes, where that is more than the changed words. */
  readonly within?: Span;
}

const FLIPPED: Readonly<Record<string, string>> = {
  ...{ '==': '!=', '!=': '==', '<': '<=', '<=': '<', '>': '>=', '>=': '>' },
  ...{ '+': '-', '-': '+', '&&': '||', '||': '&&' },
};

/** By what stands there in the mutant. */
const GAINED: Readonly<Record<string, boolean>> = {
  ...{ true: true, '||': true, '<=': true, '>=': true },
  ...{ false: false, '&&': false, '<': false, '>': false },
};

/** What a write comes to, told from what there was before it. */
const BEFORE: Readonly<Record<string, string>> = { getAfter: 'get', existsAfter: 'exists' };

/**
 * Changes each condition of a rules source in turn: true, false, a conjunct or an alternative dropped, an operator flipped,
 * a negation or a read of the state after the write undone.
 */
export function mutantsOf(source: string): Mutant[] {
  const spans = new ExpressionSpans(readTokens(source));
  const seen = new Map<string, number>();
  return decisionsOf(parseRuleset(source)).flatMap(({ owner, expression, isCondition }) => {
    const whole = spans.spanOf(expression);
    const changes = [
      ...(isCondition ? constants(whole, source) : []),
      ...changesIn(expression, isCondition, spans, source),
    ];
    return changes.map(({ span, text, within }) => {
      const change = `${owner}: ${inOneLine(source.slice(span.start, span.end))} → ${inOneLine(text)}`;
      const count = (seen.get(change) ?? 0) + 1;
      seen.set(change, count);
      return {
        id: count === 1 ? change : `${change} #${count}`,
        position: positionAt(source, span.start),
        evaluated: within ?? span,
        gained: GAINED[text] ?? null,
        source: source.slice(0, span.start) + text + source.slice(span.end),
      };
    });
  });
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function constants(span: Span, source: string): Change[] {
  const now = source.slice(span.start, span.end);
  return ['true', 'false'].filter((text) => text !== now).map((text) => ({ span, text }));
}

function changesIn(
  expression: Expression,
  isCondition: boolean,
  spans: ExpressionSpans,
  source: string,
): Change[] {
  const inside = partsOf(expression, isCondition).flatMap(({ part, isCondition }) =>
    changesIn(part, isCondition, spans, source),
  );
  return [...changesOf(expression, isCondition, spans, source), ...inside];
}

function changesOf(
  expression: Expression,
  isCondition: boolean,
  spans: ExpressionSpans,
  source: string,
): Change[] {
  const span = spans.spanOf(expression);
  const text = source.slice(span.start, span.end);
  switch (expression.kind) {
    case 'logic': {
      const { operator, offset, left, right } = expression;
      // The left of a chain is the rest of the chain, whose operands have their turn by themselves.
      const operands = left.kind === 'logic' && left.operator === operator ? [right] : [left, right];
      const dropped = operands.map((operand) => ({
        span: spans.spanOf(operand),
        text: operator === '&&' ? 'true' : 'false',
      }));
      return [flipped(operator, offset, span), ...dropped];
    }
    case 'binary':
      return expression.operator === 'in'
        ? [{ span, text: `!(${text})` }]
        : Object.hasOwn(FLIPPED, expression.operator)
          ? [flipped(expression.operator, expression.offset, span)]
          : [];
    case 'type-test':
      return [{ span, text: `!(${text})` }];
    case 'unary':
      return [{ span: { start: span.start, end: span.start + 1 }, text: '', within: span }];
    case 'conditional':
      return [
        ...constants(spans.spanOf(expression.condition), source),
        ...(isCondition
          ? [expression.whenTrue, expression.whenFalse].flatMap((branch) =>
              constants(spans.spanOf(branch), source),
            )
          : []),
      ];
    case 'call': {
      const before = BEFORE[expression.name];
      const name = { start: span.start, end: span.start + expression.name.length };
      return before === undefined ? [] : [{ span: name, text: before, within: span }];
    }
    default:
      return [];
  }
}

function flipped(operator: string, offset: number, within: Span): Change {
  return {
    span: { start: offset, end: offset + operator.length },
    text: FLIPPED[operator] ?? operator,
    within,
  };
}
