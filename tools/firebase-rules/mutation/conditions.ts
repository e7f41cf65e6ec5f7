import type { SyntaxNode } from '@lezer/common';
import { childrenOf, nodesIn, parseRules } from './syntax/parse-rules.ts';

/** Something that is decided: the condition of an allow, or what a function of the rules returns. */
export interface Decision {
  /** What it belongs to, as `isMoved()` or `/circle_founders/{uid} create`. */
  readonly owner: string;
  readonly expression: SyntaxNode;
  /** False for a function that returns a value which no condition takes for true or false. */
  readonly isCondition: boolean;
}

/** A function of the rules. */
interface RulesFunction {
  readonly name: string;
  readonly lets: readonly SyntaxNode[];
  readonly result: SyntaxNode;
}

/** All that a rules source decides, in the order of the source. */
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

/** The path of the matches around a node, below the documents or the bucket, which every path has. */
function pathAround(node: SyntaxNode, textOf: (node: SyntaxNode) => string): string {
  let path = '';
  for (let above = node.parent; above !== null; above = above.parent) {
    const own = above.name === 'Match' ? above.getChild('Path') : null;
    path = (own === null ? '' : textOf(own)) + path;
  }
  return path.replace(/^\/databases\/\{database\}\/documents|^\/b\/\{bucket\}\/o/, '').replaceAll('=**', '');
}

/** The names of the functions whose answer a condition, or such a function, takes for true or false. */
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

/** What is directly inside an expression, and whether each part is taken for true or false. */
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
