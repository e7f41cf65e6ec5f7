import type { SyntaxNode } from '@lezer/common';
import type { Span } from '../rules-coverage.ts';
import { decisionsOf, partsOf } from './conditions.ts';
import { childrenOf } from './syntax/parse-rules.ts';

export interface Mutant {
  /**
   * Identifies the mutant in lists and caches as long as the code that it changes stays the same. Consists of the
   * owner, the change, and a number if there are several identical changes.
   */
  readonly id: string;
  /** 1-based. */
  readonly line: number;
  /** Only a test that evaluates this expression can distinguish the mutant from the original. */
  readonly evaluated: Span;
  /** The value that the mutant may change the expression to. Null if it may be either. */
  readonly gained: boolean | null;
  readonly source: string;
}

interface Change {
  readonly span: Span;
  readonly text: string;
  /** The expression that the change affects, if it is larger than the replaced text. */
  readonly within?: Span;
}

const FLIPPED: Readonly<Record<string, string>> = {
  ...{ '==': '!=', '!=': '==', '<': '<=', '<=': '<', '>': '>=', '>=': '>' },
  ...{ '+': '-', '-': '+', '&&': '||', '||': '&&' },
};

/** The value that a mutant may change an expression to, by replacement text. */
const GAINED: Readonly<Record<string, boolean>> = {
  ...{ true: true, '||': true, '<=': true, '>=': true },
  ...{ false: false, '&&': false, '<': false, '>': false },
};

/** Maps each function that reads the state after a write to the one that reads the state before it. */
const BEFORE: Readonly<Record<string, string>> = { getAfter: 'get', existsAfter: 'exists' };

/**
 * Returns a mutant for each change to each condition of a rules source: replaced by true or false, a conjunct or
 * alternative dropped, an operator flipped, a negation removed, or a read of the state after the write turned into one
 * before it.
 */
export function mutantsOf(source: string): Mutant[] {
  const seen = new Map<string, number>();
  return decisionsOf(source).flatMap(({ owner, expression, isCondition }) => {
    const changes = [
      ...(isCondition ? constants(expression, source) : []),
      ...changesIn(expression, isCondition, source),
    ];
    return changes.map(({ span, text, within }) => {
      const change = `${owner}: ${inOneLine(source.slice(span.start, span.end))} → ${inOneLine(text)}`;
      const count = (seen.get(change) ?? 0) + 1;
      seen.set(change, count);
      return {
        id: count === 1 ? change : `${change} #${count}`,
        line: source.slice(0, span.start).split('\n').length,
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

function spanOf({ from: start, to: end }: SyntaxNode): Span {
  return { start, end };
}

function constants(expression: SyntaxNode, source: string): Change[] {
  const span = spanOf(expression);
  const now = source.slice(span.start, span.end);
  return ['true', 'false'].filter((text) => text !== now).map((text) => ({ span, text }));
}

function changesIn(expression: SyntaxNode, isCondition: boolean, source: string): Change[] {
  const inside = partsOf(expression, isCondition).flatMap(({ part, isCondition }) =>
    changesIn(part, isCondition, source),
  );
  return [...changesOf(expression, isCondition, source), ...inside];
}

function changesOf(expression: SyntaxNode, isCondition: boolean, source: string): Change[] {
  const span = spanOf(expression);
  const [first, second, third] = childrenOf(expression);
  switch (expression.name) {
    case 'Logic':
      return [...flipped(second, span), ...dropped(first, second, third)];
    case 'Binary':
      return second?.name === 'In' ? [negated(span, source)] : flipped(second, span);
    case 'TypeTest':
      return [negated(span, source)];
    case 'Unary':
      return [{ span: { start: span.start, end: span.start + 1 }, text: '', within: span }];
    case 'Conditional':
      return [first, ...(isCondition ? [second, third] : [])].flatMap((part) =>
        part === undefined ? [] : constants(part, source),
      );
    case 'Call': {
      const name = first === undefined ? span : spanOf(first);
      const before = BEFORE[source.slice(name.start, name.end)];
      return before === undefined ? [] : [{ span: name, text: before, within: span }];
    }
    default:
      return [];
  }
}

function negated(span: Span, source: string): Change {
  return { span, text: `!(${source.slice(span.start, span.end)})` };
}

function flipped(operator: SyntaxNode | undefined, within: Span): Change[] {
  const text = operator === undefined ? undefined : FLIPPED[operator.name];
  return operator === undefined || text === undefined ? [] : [{ span: spanOf(operator), text, within }];
}

/** The left operand of a chain is the rest of the chain, whose operands are dropped separately. */
function dropped(
  left: SyntaxNode | undefined,
  operator: SyntaxNode | undefined,
  right: SyntaxNode | undefined,
): Change[] {
  const isChain = left?.name === 'Logic' && left.getChild(operator?.name ?? '') !== null;
  return [isChain ? [] : (left ?? []), right ?? []].flat().map((operand) => ({
    span: spanOf(operand),
    text: operator?.name === '&&' ? 'true' : 'false',
  }));
}
