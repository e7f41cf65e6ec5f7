import * as z from 'zod';
import type { CoveredExpression } from '../rules-coverage.ts';

/** The kinds of values that an expression took, as bit flags. */
export const VALUE_FLAGS = { true: 1, false: 2, another: 4 } as const;

/** The index of an expression in the report, and the values that it took. */
export const reachedSchema = z.tuple([z.int(), z.int()]);

type Reached = z.infer<typeof reachedSchema>;

/** Returns what was evaluated since an earlier report of the same rules. An empty one means since the rules were set. */
export function reachedSince(
  earlier: readonly CoveredExpression[],
  now: readonly CoveredExpression[],
): Reached[] {
  return now
    .map(({ values }, index): Reached => [index, tookSince(earlier[index]?.values ?? [], values)])
    .filter(([, took]) => took > 0);
}

function tookSince(earlier: CoveredExpression['values'], now: CoveredExpression['values']): number {
  return Object.values(VALUE_FLAGS)
    .filter((kind) => countOf(kind, now) > countOf(kind, earlier))
    .reduce((bits, kind) => bits | kind, 0);
}

function countOf(kind: number, values: CoveredExpression['values']): number {
  return values.filter(({ value }) => kindOf(value) === kind).reduce((sum, { count }) => sum + count, 0);
}

function kindOf(value: Readonly<Record<string, unknown>>): number {
  if (!('boolValue' in value)) {
    return VALUE_FLAGS.another;
  }
  return value.boolValue === true ? VALUE_FLAGS.true : VALUE_FLAGS.false;
}
