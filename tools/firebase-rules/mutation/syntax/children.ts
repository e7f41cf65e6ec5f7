import type { Expression } from './syntax-tree.ts';

/** The expressions directly inside the expression, in the order of the source. */
export function childrenOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'variable':
      return [];
    case 'group':
      return [expression.inner];
    case 'list':
      return expression.elements;
    case 'map':
      return expression.entries.flat();
    case 'path':
      return expression.segments.flatMap((part) => (part.kind === 'interpolation' ? [part.expression] : []));
    case 'member':
      return [expression.object];
    case 'index':
      return [expression.object, expression.index];
    case 'range':
      return [expression.object, expression.from, expression.to].filter((part) => part !== null);
    case 'call':
      return expression.arguments;
    case 'method':
      return [expression.object, ...expression.arguments];
    case 'unary':
    case 'type-test':
      return [expression.operand];
    case 'binary':
    case 'logic':
      return [expression.left, expression.right];
    case 'conditional':
      return [expression.condition, expression.whenTrue, expression.whenFalse];
  }
}
