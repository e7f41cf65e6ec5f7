import { compilePattern } from '../operations/regular-expression.ts';
import { operationsOf } from '../operations/table.ts';
import { childrenOf } from '../syntax/children.ts';
import { MAX_NESTING, TOO_COMPLEX } from '../syntax/parse-expression.ts';
import type { Expression, FunctionDeclaration } from '../syntax/syntax-tree.ts';
import { isFault } from '../values/fault.ts';
import type { ExpressionOf, Names } from './names.ts';
import type { Report } from './report.ts';

/** A function called, and where. */
export interface Call {
  readonly callee: FunctionDeclaration;
  readonly offset: number;
}

/** Checks the names, argument counts and constant patterns of an expression, and how deep it is; gives the calls in it. */
export function checkExpression(expression: Expression, names: Names, report: Report): readonly Call[] {
  if (nestingOf(expression) > MAX_NESTING) {
    report.error(TOO_COMPLEX, expression.offset);
    return [];
  }
  return callsIn(expression, names, report);
}

/** Levels of nesting: what follows an operand with `.`, `(` or `[`, and its sign, are of the operand's own level. */
function nestingOf(expression: Expression): number {
  let deepest = 0;
  const open: [Expression, number][] = [[expression, 1]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [node, depth] = next;
    deepest = Math.max(deepest, depth);
    for (const child of childrenOf(node)) {
      open.push([child, child === ownLevel(node) ? depth : depth + 1]);
    }
  }
  return deepest;
}

function ownLevel(node: Expression): Expression | null {
  if (node.kind === 'unary') {
    return node.operator === '-' ? node.operand : null;
  }
  return 'object' in node ? node.object : null;
}

function callsIn(expression: Expression, names: Names, report: Report): readonly Call[] {
  const inner = childrenOf(expression).flatMap((child) =>
    isService(child, expression, names) ? [] : callsIn(child, names, report),
  );
  switch (expression.kind) {
    case 'variable':
      if (!names.useVariable(expression.name)) {
        report.warning(`Invalid variable name: ${expression.name}.`, expression.offset);
      }
      return inner;
    case 'method':
      checkMethod(expression, names, report);
      return inner;
    case 'call': {
      const callee = names.useFunction(expression.name);
      checkCall(expression, callee, report);
      return callee === undefined ? inner : [...inner, { callee, offset: expression.offset }];
    }
    default:
      return inner;
  }
}

/** `firestore` in `firestore.get(…)` is a service, unless a variable has its name. */
function isService(child: Expression, parent: Expression, names: Names): boolean {
  return (
    parent.kind === 'method' &&
    child === parent.object &&
    child.kind === 'variable' &&
    child.name === 'firestore' &&
    !names.useVariable('firestore')
  );
}

function checkCall(
  { name, arguments: given, offset }: ExpressionOf<'call'>,
  callee: FunctionDeclaration | undefined,
  report: Report,
): void {
  const counts =
    callee !== undefined
      ? [callee.parameters.length]
      : name === 'debug'
        ? [1]
        : operationsOf('function', name).map(({ parameters }) => parameters.length);
  if (counts.length === 0) {
    report.warning(`Invalid function name: ${name}.`, offset);
  } else if (!counts.includes(given.length)) {
    report.warning(`Incorrect number of arguments supplied to function: ${name}.`, offset);
  }
}

function checkMethod(call: ExpressionOf<'method'>, names: Names, report: Report): void {
  const { object, name, arguments: given, offset } = call;
  const isOnService = isService(object, call, names);
  const counts = isOnService
    ? ['get', 'exists'].filter((known) => known === name).map(() => 1)
    : operationsOf('method', name).map(({ parameters }) => parameters.length - 1);
  if (counts.length === 0) {
    report.warning(`Invalid function name: ${isOnService ? 'firestore.' : ''}${name}.`, offset);
  } else if (!counts.includes(given.length)) {
    report.warning(`Incorrect number of arguments supplied to function: ${name}.`, offset);
  }
  const [pattern] = given;
  if (
    (name === 'matches' || name === 'split') &&
    pattern?.kind === 'literal' &&
    typeof pattern.value === 'string'
  ) {
    const compiled = compilePattern(pattern.value);
    if (isFault(compiled)) {
      report.error(compiled.message, pattern.offset);
    }
  }
}
