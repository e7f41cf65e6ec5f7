import type { Expression, FunctionDeclaration, NamedNode } from '../syntax/syntax-tree.ts';
import type { Report } from './report.ts';

/** The names that a part of the source sees, and which of them it uses. */
export class Names {
  private readonly variables = new Map<string, number>();
  private readonly functions = new Map<string, FunctionDeclaration>();
  private readonly used = new Set<string>();

  constructor(
    private readonly parent: Names | null,
    private readonly report: Report,
  ) {}

  /** Adds what the language, a match or a caller binds, used or not. */
  bind(name: string): void {
    this.variables.set(name, -1);
  }

  /** Adds a parameter or a let. */
  declare({ name, offset }: NamedNode, duplicate: string): void {
    if (this.variables.has(name)) {
      this.report.error(duplicate, offset);
    }
    this.variables.set(name, offset);
  }

  declareFunctions(functions: readonly FunctionDeclaration[]): void {
    for (const declaration of functions) {
      if (this.functions.has(declaration.name)) {
        this.report.error(`Function ${declaration.name} is already defined.`, declaration.offset);
      }
      this.functions.set(declaration.name, declaration);
    }
  }

  /** True where the name is a variable here; notes that it is used. */
  useVariable(name: string): boolean {
    if (!this.variables.has(name)) {
      return this.parent?.useVariable(name) ?? false;
    }
    this.used.add(name);
    return true;
  }

  /** The function of that name; notes that it is used. */
  useFunction(name: string): FunctionDeclaration | undefined {
    const own = this.functions.get(name);
    if (own === undefined) {
      return this.parent?.useFunction(name);
    }
    this.used.add(`${name}()`);
    return own;
  }

  warnUnused(): void {
    for (const [name, offset] of this.variables) {
      if (offset >= 0 && !this.used.has(name)) {
        this.report.warning(`Unused variable: ${name}.`, offset);
      }
    }
    for (const [name, { offset }] of this.functions) {
      if (!this.used.has(`${name}()`)) {
        this.report.warning(`Unused function: ${name}.`, offset);
      }
    }
  }
}

export type ExpressionOf<K extends Expression['kind']> = Extract<Expression, { kind: K }>;
