import { expect, it } from 'vitest';
import { type CoveredExpression, expressionsIn } from '../rules-coverage.ts';
import { reachedSince, VALUE_FLAGS } from './reached.ts';

type Values = { value: object; count?: number }[];

function node(start: number, end: number, values: Values, children: object[] = []): object {
  return { sourcePosition: { currentOffset: start, endOffset: end - 1 }, values, children };
}

function reportOf(...nodes: object[]): CoveredExpression[] {
  return expressionsIn({ report: nodes });
}

const wasTrue = (count: number) => ({ value: { boolValue: true }, count });
const wasFalse = (count: number) => ({ value: { boolValue: false }, count });

it('reachedSince reports what was evaluated since an earlier report and which values it took', () => {
  const earlier = reportOf(node(10, 20, [wasTrue(1), wasFalse(2)], [node(10, 14, [wasTrue(3)])]));
  const later = reportOf(node(10, 20, [wasTrue(1), wasFalse(4)], [node(10, 14, [wasTrue(3)])]));

  expect(reachedSince(earlier, later)).toEqual([[0, VALUE_FLAGS.false]]);
  expect(reachedSince([], later)).toEqual([
    [0, VALUE_FLAGS.true | VALUE_FLAGS.false],
    [1, VALUE_FLAGS.true],
  ]);
  expect(later).toMatchObject([
    { start: 10, end: 20 },
    { start: 10, end: 14 },
  ]);
});

it('reachedSince ignores expressions skipped by a short circuit', () => {
  expect(reachedSince([], reportOf(node(0, 5, [{ value: {}, count: 7 }])))).toEqual([]);
});

it('reachedSince distinguishes other values from true and false', () => {
  const values = [{ value: { stringValue: 'team' }, count: 1 }];

  expect(reachedSince([], reportOf(node(0, 5, values)))).toEqual([[0, VALUE_FLAGS.another]]);
});

it('reachedSince counts an expression once even if it is reported several times', () => {
  const report = reportOf(node(0, 5, [wasTrue(1)]), node(0, 5, [wasFalse(1)]));

  expect(reachedSince([], report)).toEqual([[0, VALUE_FLAGS.true | VALUE_FLAGS.false]]);
});
