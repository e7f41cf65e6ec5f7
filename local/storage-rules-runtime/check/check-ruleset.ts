import type { Issue } from '../syntax/issue.ts';
import type { FunctionDeclaration, MatchBlock, RulesFile } from '../syntax/syntax-tree.ts';
import { checkBlocks } from './blocks.ts';
import { checkCalls } from './calls.ts';
import { type Call, checkExpression } from './expressions.ts';
import { Names } from './names.ts';
import { Report } from './report.ts';
import { checkTypes } from './types.ts';

const MAX_PARAMETERS = 7;
const MAX_LETS = 10;

/** Everything that can be said of a ruleset before it judges: see "Limits" in the Firebase Security Rules reference. */
export function checkRuleset(file: RulesFile, source: string): readonly Issue[] {
  const report = new Report(source);
  checkBlocks(file, report);
  new NameCheck(report).checkFile(file);
  if (!report.hasErrors) {
    checkTypes(file, report);
  }
  return report.issues;
}

/** Walks the blocks with the names that each of them sees. */
class NameCheck {
  private readonly calls = new Map<FunctionDeclaration, readonly Call[]>();

  constructor(private readonly report: Report) {}

  checkFile(file: RulesFile): void {
    const names = new Names(null, this.report);
    names.bind('request');
    names.bind('resource');
    names.declareFunctions(file.functions);
    for (const { functions, matches } of file.services) {
      this.checkBody({ functions, matches, allows: [] }, new Names(names, this.report));
    }
    this.checkFunctions(file.functions, names);
    names.warnUnused();
    checkCalls(this.calls, this.report);
  }

  private checkBody(block: Pick<MatchBlock, 'functions' | 'matches' | 'allows'>, names: Names): void {
    names.declareFunctions(block.functions);
    for (const { condition } of block.allows) {
      if (condition !== null) {
        checkExpression(condition, names, this.report);
      }
    }
    for (const match of block.matches) {
      const inner = new Names(names, this.report);
      for (const part of match.path) {
        if ('name' in part) {
          inner.bind(part.name);
        }
      }
      this.checkBody(match, inner);
    }
    this.checkFunctions(block.functions, names);
    names.warnUnused();
  }

  private checkFunctions(functions: readonly FunctionDeclaration[], names: Names): void {
    for (const declaration of functions) {
      this.calls.set(declaration, this.checkFunction(declaration, new Names(names, this.report)));
    }
  }

  private checkFunction({ name, offset, parameters, lets, result }: FunctionDeclaration, names: Names) {
    if (parameters.length > MAX_PARAMETERS) {
      this.report.error(
        `Maximum allowed function arguments of ${MAX_PARAMETERS} for function ${name} is reached.`,
        offset,
      );
    }
    // The official compilers let one more pass than they say.
    const excess = lets[MAX_LETS + 1];
    if (excess !== undefined) {
      this.report.error(
        `Maximum allowed variable count of ${MAX_LETS} for a given function has been reached.`,
        excess.offset,
      );
    }
    for (const parameter of parameters) {
      names.declare(parameter, `Variable ${parameter.name} is already defined.`);
    }
    const calls = lets.flatMap((declaration) => {
      const inValue = checkExpression(declaration.value, names, this.report);
      names.declare(
        declaration,
        `The identifier [${declaration.name}] is already bound in the current scope.`,
      );
      return inValue;
    });
    const inResult = checkExpression(result, names, this.report);
    names.warnUnused();
    return [...calls, ...inResult];
  }
}
