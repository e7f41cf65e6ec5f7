import type { SyntaxNode } from '@lezer/common';
import { childrenOf, nodesIn, parseRules } from './syntax/parse-rules.ts';

/** An expression that decides: the condition of an `allow`, or the return value of a rules function. */
interface Decision {
  /** The function or allow that contains it, such as `isMoved()` or `/circle_founders/{uid} create`. */
  readonly owner: string;
  readonly expression: SyntaxNode;
  /** False for the return value of a function that is no predicate. */
  readonly isCondition: boolean;
}

/** Names of functions whose result is a boolean: those of the rules, and the two of the language. */
const PREDICATE = /^((is|are|has|may|only|keeps|takes|belongs|leads|says)[A-Z]|exists(After)?$)/;

export function decisionsOf(source: string): Decision[] {
  const { topNode } = parseRules(source);
  const textOf = ({ from, to }: SyntaxNode) => source.slice(from, to);
  const allows = nodesIn(topNode, ['Allow']).flatMap((allow) => {
    const condition = childrenOf(allow).find(({ name }) => name !== 'Method');
    const methods = allow.getChildren('Method').map(textOf).join();
    const owner = `${pathAround(allow, textOf)} ${methods}`;
    return condition === undefined ? [] : [{ owner, expression: condition, isCondition: true }];
  });
  const functions = nodesIn(topNode, ['Function']).flatMap((declaration) => {
    const [first, ...others] = childrenOf(declaration);
    const expression = others.at(-1);
    const name = first === undefined ? '' : textOf(first);
    return expression === undefined
      ? []
      : [{ owner: `${name}()`, expression, isCondition: PREDICATE.test(name) }];
  });
  const lets = nodesIn(topNode, ['Let']).map((expression) => ({ expression, isCondition: false }));
  for (const { expression, isCondition } of [...allows, ...functions, ...lets]) {
    assertPredicates(expression, isCondition, textOf);
  }
  return [...allows, ...functions].toSorted((one, other) => one.expression.from - other.expression.from);
}

/** @throws Error if a function decides whose name does not say so, because its result would not be mutated */
function assertPredicates(
  expression: SyntaxNode,
  isCondition: boolean,
  textOf: (node: SyntaxNode) => string,
): void {
  const called = isCondition && expression.name === 'Call' ? expression.getChild('Name') : null;
  if (called !== null && !PREDICATE.test(textOf(called))) {
    throw new Error(`${textOf(called)}() decides, but its name does not match ${PREDICATE}`);
  }
  for (const { part, isCondition: isAsked } of partsOf(expression, isCondition)) {
    assertPredicates(part, isAsked, textOf);
  }
}

function pathAround(node: SyntaxNode, textOf: (node: SyntaxNode) => string): string {
  let path = '';
  for (let above = node.parent; above !== null; above = above.parent) {
    const own = above.name === 'Match' ? above.getChild('Path') : null;
    path = (own === null ? '' : textOf(own)) + path;
  }
  return path.replace(/^\/databases\/\{database\}\/documents|^\/b\/\{bucket\}\/o/, '').replaceAll('=**', '');
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
