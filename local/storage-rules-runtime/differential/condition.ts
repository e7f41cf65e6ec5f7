import { compile } from '../compile.ts';
import { evaluate } from '../evaluation/evaluate.ts';
import { Evaluation } from '../evaluation/evaluation.ts';
import { judge } from '../evaluation/judge.ts';
import { Scope } from '../evaluation/scope.ts';
import { isFault } from '../values/fault.ts';
import { MapDiff } from '../values/map-diff.ts';
import { sourceOf } from '../values/source-of.ts';
import type { Result, Value, ValueMap } from '../values/value.ts';
import { CLAIMS } from './literals.ts';

/** What a rules engine makes of a condition. */
export type Judgement = 'allow' | 'deny' | 'refused';

/** A condition of an `allow`, with the functions that it calls. */
export interface Condition {
  readonly expression: string;
  readonly functions: string;
}

const SERVICE_PATH = '/databases/{database}/documents';

/** A ruleset of one match per condition: `/c0/{id}`, `/c1/{id}`, … */
export function rulesetOf(service: string, conditions: readonly Condition[]): string {
  const matches = conditions.map(
    ({ expression, functions }, at) => `match /c${at}/{id} { ${functions} allow get: if ${expression}; }`,
  );
  return `rules_version = '2';\nservice ${service} { match ${SERVICE_PATH} {\n${matches.join('\n')}\n} }`;
}

const request: ValueMap = new Map<string, Value>([
  [
    'auth',
    new Map<string, Value>([
      ['uid', CLAIMS.user_id],
      ['token', claimValue(CLAIMS)],
    ]),
  ],
  ['method', 'get'],
]);

/** What the stand-in says. */
export function judgeByStandIn(condition: Condition): Judgement {
  const source = rulesetOf('firebase.storage', [condition]);
  const { rules } = compile(source);
  if (rules === null) {
    return 'refused';
  }
  const path = ['databases', '(default)', 'documents', 'c0', 'd'];
  const variables: ValueMap = new Map([['request', request]]);
  const verdict = judge(
    rules,
    source,
    { service: 'firebase.storage', path, method: 'get', variables },
    new Map(),
  );
  return verdict.kind === 'decided' && verdict.permit ? 'allow' : 'deny';
}

/** A condition that shows what the expression is: true for the value that the stand-in gives it, a fault where it is one. */
export function conditionOf(expression: string): Condition {
  const value = valueByStandIn(expression);
  const subject = `(${expression})`;
  if (value === undefined || isFault(value)) {
    return { expression: `[${subject}].size() == 1`, functions: '' };
  }
  if (typeof value === 'boolean') {
    return { expression, functions: '' };
  }
  if (value instanceof MapDiff) {
    const keys = sourceOf(value.keys('added', 'removed', 'changed'));
    return { expression: `${subject}.affectedKeys() == ${keys}.toSet()`, functions: '' };
  }
  // The last digit of a power differs between engines.
  const isComparable = isEqualToItself(value) && !expression.includes('math.pow');
  return {
    expression: isComparable ? `[${subject}] == [${sourceOf(value)}]` : `[${subject}].size() == 1`,
    functions: '',
  };
}

function valueByStandIn(expression: string): Result | undefined {
  const { rules } = compile(rulesetOf('firebase.storage', [{ expression, functions: '' }]));
  const condition = rules?.services[0]?.matches[0]?.matches[0]?.allows[0]?.condition ?? null;
  const scope = new Scope(null, new Map([['request', request]]));
  return condition === null ? undefined : evaluate(condition, scope, new Evaluation(new Map()));
}

/** NaN, and templates that are not bound, equal nothing that their text could name. */
function isEqualToItself(value: Value): boolean {
  return !/NaN|map_diff|path\(/.test(sourceOf(value));
}

function claimValue(json: unknown): Value {
  if (Array.isArray(json)) {
    return json.map(claimValue);
  }
  if (typeof json === 'object' && json !== null) {
    return new Map(Object.entries(json).map(([key, field]) => [key, claimValue(field)]));
  }
  if (typeof json === 'number') {
    return Number.isInteger(json) ? BigInt(json) : json;
  }
  return typeof json === 'string' || typeof json === 'boolean' ? json : null;
}
