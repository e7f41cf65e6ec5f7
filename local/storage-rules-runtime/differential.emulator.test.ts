import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { SECTIONS } from './cases/sections.ts';
import { type Condition, conditionOf, judgeByStandIn } from './differential/condition.ts';
import { ExpressionGenerator } from './differential/expression-generator.ts';
import { KNOWN_DIFFERENCES } from './differential/known-differences.ts';
import { mutate } from './differential/mutate.ts';
import { OfficialEmulator } from './differential/official-emulator.ts';
import { Random } from './differential/random.ts';
import { OPERATIONS } from './operations/table.ts';

// Storage rules and Firestore rules are one language: what Google's Firestore emulator makes of a condition, the stand-in must.

const { FIRESTORE_EMULATOR_HOST } = z.object({ FIRESTORE_EMULATOR_HOST: z.string() }).parse(process.env);
const official = new OfficialEmulator(FIRESTORE_EMULATOR_HOST, `demo-rules-${randomUUID().slice(0, 8)}`);

const SEED = 20_261_121;
const MINUTES = 3 * 60_000;

/** Judges all by both. Where the official engine fails within itself there is nothing to compare. */
async function compare(conditions: readonly Condition[], batch?: number) {
  const expected = await official.judge(conditions, batch);
  const judged = conditions.map((condition, at) => ({
    ...condition,
    official: expected[at] ?? 'failed',
    standIn: judgeByStandIn(condition),
  }));
  const compared = judged.filter((judgement) => judgement.official !== 'failed');
  return {
    compared: compared.length,
    allowed: compared.filter((judgement) => judgement.official === 'allow').length,
    differing: compared.filter((judgement) => judgement.official !== judgement.standIn),
  };
}

const plain = (expression: string): Condition => ({ expression, functions: '' });

describe('the stand-in and the official engine agree', () => {
  test('on random conditions over every operation and every type', { timeout: MINUTES }, async () => {
    const random = new Random(SEED);
    const generator = new ExpressionGenerator(random);
    const conditions = Array.from({ length: 2050 }, () =>
      conditionOf(generator.write(generator.anyType(), 3)),
    );
    const { compared, allowed, differing } = await compare(conditions);
    expect(differing).toEqual([]);
    expect(compared).toBeGreaterThanOrEqual(2000);
    expect(allowed).toBeGreaterThan(600);
    expect(OPERATIONS.filter((operation) => !generator.used.has(operation))).toEqual([]);
  });

  test('on functions, their arguments and lets', { timeout: MINUTES }, async () => {
    const random = new Random(SEED + 1);
    const outer = new ExpressionGenerator(random);
    const inner = new ExpressionGenerator(random, ['x', 'y', 'x', 'y', 'z']);
    const conditions = Array.from({ length: 500 }, () => {
      const y = inner.write(inner.anyType(), 1);
      const result = inner.write('bool', 2);
      return {
        expression: `f(${outer.write(outer.anyType(), 1)})`,
        functions: `function f(x) { let y = ${y.replaceAll(/\by\b/g, 'x')}; return ${result}; }`,
      };
    });
    const { allowed, differing } = await compare(conditions);
    expect(differing).toEqual([]);
    expect(allowed).toBeGreaterThan(60);
  });

  test('on sources with a slip of the hand', { timeout: MINUTES }, async () => {
    const random = new Random(SEED + 2);
    const generator = new ExpressionGenerator(random);
    const conditions = Array.from({ length: 400 }, () =>
      plain(`[${mutate(generator.write(generator.anyType(), 2), random)}].size() == 1`),
    );
    const { allowed, differing } = await compare(conditions, 1);
    expect(differing).toEqual([]);
    expect(allowed).toBeGreaterThan(20);
  });

  test('on the cases of the reference', { timeout: MINUTES }, async () => {
    const expressions = SECTIONS.flatMap(({ cases }) => cases.map(([expression]) => expression));
    const { differing } = await compare(expressions.map(conditionOf));
    expect(differing).toEqual([]);
  });
});

describe('they still differ, or the list of differences is to be shortened', () => {
  test.each(KNOWN_DIFFERENCES)('$expression: $reason', async ({ expression }) => {
    const { compared, differing } = await compare([plain(expression)]);
    expect(compared).toBe(1);
    expect(differing).toHaveLength(1);
  });
});
