import type { FunctionDeclaration } from '../syntax/syntax-tree.ts';
import type { Call } from './expressions.ts';
import type { Report } from './report.ts';

const MAX_CALL_DEPTH = 20;

export type CallGraph = ReadonlyMap<FunctionDeclaration, readonly Call[]>;

/** Refuses functions that call themselves, directly or not, and chains of calls that are too long. */
export function checkCalls(graph: CallGraph, report: Report): void {
  const depths = new Map<FunctionDeclaration, number>();
  const reported = new Set<FunctionDeclaration>();
  const visit = (declaration: FunctionDeclaration, stack: readonly FunctionDeclaration[]): number => {
    const cycle = stack.slice(stack.indexOf(declaration));
    if (stack.includes(declaration)) {
      refuseCycle(cycle, reported, report);
      return 0;
    }
    const known = depths.get(declaration);
    if (known !== undefined) {
      return known;
    }
    const callees = graph.get(declaration) ?? [];
    const depth = Math.max(0, ...callees.map(({ callee }) => visit(callee, [...stack, declaration]) + 1));
    depths.set(declaration, depth);
    return depth;
  };
  for (const declaration of graph.keys()) {
    if (visit(declaration, []) > MAX_CALL_DEPTH) {
      report.error(
        `Maximum allowed call depth of ${MAX_CALL_DEPTH} is reached for [${declaration.name}] call stack.`,
        declaration.offset,
      );
    }
  }
}

function refuseCycle(
  cycle: readonly FunctionDeclaration[],
  reported: Set<FunctionDeclaration>,
  report: Report,
): void {
  const [first] = cycle;
  if (first === undefined || cycle.some((declaration) => reported.has(declaration))) {
    return;
  }
  for (const declaration of cycle) {
    reported.add(declaration);
  }
  const names = cycle.map(({ name }) => name).join();
  report.error(
    cycle.length === 1
      ? 'Recursive call is not allowed.'
      : `Detected a call cycle between [${names}] functions.`,
    first.offset,
  );
}
