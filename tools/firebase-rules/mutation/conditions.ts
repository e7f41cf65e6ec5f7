import type { SyntaxNode } from '@lezer/common';
import { childrenOf, nodesIn, parseRules } from './syntax/parse-rules.ts';

/** An expression that decides: the condition of an `allow`, or the return value of a rules function. */
interface Decision {
  /** The function or allow that contains it, such as `isMoved()` or `/circle_founders/{uid} create`. */
  readonly owner: string;
  readonly expression: SyntaxNode;
  /** False for the return value of a function whose result no condition uses as a boolean. */
  readonly isCondition: boolean;
}

interface RulesFunction {
  readonly name: string;
  readonly lets: readonly SyntaxNode[];
  readonly result: SyntaxNode;
}

export function decisionsOf(source: string): Decision[] {
  const { topNode } = parseRules(source);
  const textOf = ({ from, to }: SyntaxNode) => source.slice(from, to);
  const allows = nodesIn(topNode, ['Allow']).flatMap((allow) => {
    const condition = childrenOf(allow).find(({ name }) => name !== 'Method');
    const methods = allow.getChildren('Method').map(textOf).join();
    const owner = `${pathAround(allow, textOf)} ${methods}`;
    return condition === undefined ? [] : [{ owner, expression: condition, isCondition: true }];
  });
  const functions = nodesIn(topNode, ['Function']).flatMap((declaration): RulesFunction[] => {
    const [name, ...others] = childrenOf(declaration);
    const result = others.at(-1);
    const lets = declaration.getChildren('Let');
    return name === undefined || result === undefined ? [] : [{ name: textOf(name), lets, result }];
  });
  const asked = functionsAskedBy(
    allows.map(({ expression }) => expression),
    functions,
    textOf,
  );
  return [
    ...allows,
    ...functions.map(({ name, result }) => ({
      owner: `${name}()`,
      expression: result,
      isCondition: asked.has(name),
    })),
  ].toSorted((one, other) => one.expression.from - other.expression.from);
}

function pathAround(node: SyntaxNode, textOf: (node: SyntaxNode) => string): string {
  let path = '';
  for (let above = node.parent; above !== null; above = above.parent) {
    const own = above.name === 'Match' ? above.getChild('Path') : null;
    path = (own === null ? '' : textOf(own)) + path;
  }
  return path.replace(/^\/databases\/\{database\}\/documents|^\/b\/\{bucket\}\/o/, '').replaceAll('=**', '');
}

/** Returns the names of the functions whose result a condition, or another such function, uses as a boolean. */
function functionsAskedBy(
  conditions: readonly SyntaxNode[],
  functions: readonly RulesFunction[],
  textOf: (node: SyntaxNode) => string,
): ReadonlySet<string> {
  const calls = (expression: SyntaxNode, isCondition: boolean): string[] => {
    const called = isCondition && expression.name === 'Call' ? expression.getChild('Name') : null;
    return [
      ...(called === null ? [] : [textOf(called)]),
      ...partsOf(expression, isCondition).flatMap(({ part, isCondition }) => calls(part, isCondition)),
    ];
  };
  const names = new Set(conditions.flatMap((condition) => calls(condition, true)));
  for (let known = -1; known !== names.size; ) {
    known = names.size;
    for (const { name, result, lets } of functions) {
      for (const other of [...calls(result, names.has(name)), ...lets.flatMap((one) => calls(one, false))]) {
        names.add(other);
      }
    }
  }
  return names;
}

/** Returns the direct parts of an expression, and whether each one is used as a boolean. */
export function partsOf(
  expression: SyntaxNode,
  isCondition: boolean,
): { part: SyntaxNode; isCondition: boolean }[] {
  return childrenOf(expression).map((part, index) => ({
    part,
    isCondition: isAsked(expression, index, isCondition),
  }));
}

function isAsked(expression: SyntaxNode, index: number, isCondition: boolean): boolean {
  switch (expression.name) {
    case 'Logic':
      return true;
    case 'Unary':
      return expression.getChild('!') !== null;
    case 'Group':
      return isCondition;
    case 'Conditional':
      return index === 0 || isCondition;
    default:
      return false;
  }
}
