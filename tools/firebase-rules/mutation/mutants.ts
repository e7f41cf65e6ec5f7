import type { SyntaxNode } from '@lezer/common';
import { decisionsOf, partsOf } from './conditions.ts';
import type { Span } from './span.ts';
import { childrenOf } from './syntax/parse-rules.ts';

/** A rules source with one condition changed. */
export interface Mutant {
  /** Names it in lists and caches as long as what it changes stays as it is: the owner, the change, and which of several alike. */
  readonly id: string;
  /** Counted from 1. */
  readonly line: number;
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

/** By what the mutant says there. */
const GAINED: Readonly<Record<string, boolean>> = {
  ...{ true: true, '||': true, '<=': true, '>=': true },
  ...{ false: false, '&&': false, '<': false, '>': false },
};

/** What a write comes to, by what there was before it. */
const BEFORE: Readonly<Record<string, string>> = { getAfter: 'get', existsAfter: 'exists' };

/**
 * Changes each condition of a rules source in turn: true, false, a conjunct or an alternative dropped, an operator flipped,
 * a negation or a read of the state after the write undone.
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

/** The left of a chain is the rest of the chain, whose operands have their turn by themselves. */
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
