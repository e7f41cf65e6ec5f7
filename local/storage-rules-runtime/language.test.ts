import { describe, expect, test } from 'vitest';
import { SECTIONS } from './cases/sections.ts';
import { compile } from './compile.ts';
import { evaluate } from './evaluation/evaluate.ts';
import { Evaluation } from './evaluation/evaluation.ts';
import { Scope } from './evaluation/scope.ts';
import { isFault } from './values/fault.ts';
import { sourceOf } from './values/source-of.ts';
import type { Value } from './values/value.ts';

const request = new Map<string, Value>([
  ['auth', null],
  ['method', 'get'],
]);

/** The outcome as the tables write it: faults without the long list of what would have done. */
function outcomeOf(expression: string): string {
  const source = `rules_version = '2'; service firebase.storage { match /b { allow get: if ${expression}; } }`;
  const { rules, issues } = compile(source);
  const refusal = issues.find(({ severity }) => severity === 'error');
  const condition = rules?.services[0]?.matches[0]?.allows[0]?.condition;
  if (condition === undefined || condition === null) {
    return `refused: ${refusal?.message}`;
  }
  const result = evaluate(
    condition,
    new Scope(null, new Map([['request', request]])),
    new Evaluation(new Map()),
  );
  return isFault(result) ? `fault: ${result.message.replace(/ Expected: .*/, '')}` : sourceOf(result);
}

describe.each(SECTIONS)('$title ($source)', ({ cases }) => {
  test.each(cases)('%s is %s', (expression, outcome) => {
    expect(outcomeOf(expression)).toBe(outcome);
  });
});
