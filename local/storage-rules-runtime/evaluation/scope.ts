import type { FunctionDeclaration } from '../syntax/syntax-tree.ts';
import type { Result } from '../values/value.ts';

/** A function and the scope that its body sees. */
export interface ScopedFunction {
  readonly declaration: FunctionDeclaration;
  readonly scope: Scope;
}

/** The names of one block: its own first, then those of the blocks around it. A variable may hold a fault until it is used. */
export class Scope {
  private readonly functions: ReadonlyMap<string, FunctionDeclaration>;

  constructor(
    private readonly parent: Scope | null,
    private readonly variables: ReadonlyMap<string, Result>,
    functions: readonly FunctionDeclaration[] = [],
  ) {
    this.functions = new Map(functions.map((declaration) => [declaration.name, declaration]));
  }

  /** The variable's value; `undefined` where there is none. */
  variable(name: string): Result | undefined {
    const own = this.variables.get(name);
    return own === undefined ? this.parent?.variable(name) : own;
  }

  function(name: string): ScopedFunction | undefined {
    const declaration = this.functions.get(name);
    return declaration === undefined ? this.parent?.function(name) : { declaration, scope: this };
  }
}
