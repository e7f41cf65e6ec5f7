import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SyntaxNode, Tree } from '@lezer/common';
import { buildParser } from '@lezer/generator';

const parser = buildParser(readFileSync(join(import.meta.dirname, 'rules.grammar'), 'utf8')).configure({
  strict: true,
});

/**
 * Parses a rules source that Google's compiler accepts. The node names are those of `rules.grammar`.
 * @throws SyntaxError if the source uses syntax that the grammar leaves out
 */
export function parseRules(source: string): Tree {
  return parser.parse(source);
}

/** Returns the direct children of a node, in source order and without comments. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    if (!child.name.endsWith('Comment')) {
      children.push(child);
    }
  }
  return children;
}

/** Returns the nodes with one of these names at or inside a node, in source order. */
export function nodesIn(node: SyntaxNode, names: readonly string[]): SyntaxNode[] {
  const own = names.includes(node.name) ? [node] : [];
  return [...own, ...childrenOf(node).flatMap((child) => nodesIn(child, names))];
}
