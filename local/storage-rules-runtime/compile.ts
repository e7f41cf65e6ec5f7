import { checkRuleset } from './check/check-ruleset.ts';
import { type Issue, positionAt } from './syntax/issue.ts';
import { parseRuleset } from './syntax/parse-ruleset.ts';
import { SyntaxFault } from './syntax/syntax-fault.ts';
import type { RulesFile } from './syntax/syntax-tree.ts';

export interface Compilation {
  /** Null where the source was refused. */
  readonly rules: RulesFile | null;
  readonly issues: readonly Issue[];
}

/** Reads and checks a rules source. An error refuses it; warnings do not. */
export function compile(source: string): Compilation {
  try {
    const rules = parseRuleset(source);
    const issues = checkRuleset(rules, source);
    return { rules: issues.some(({ severity }) => severity === 'error') ? null : rules, issues };
  } catch (error) {
    if (!(error instanceof SyntaxFault)) {
      throw error;
    }
    const position = positionAt(source, error.offset);
    return { rules: null, issues: [{ severity: 'error', message: error.message, position }] };
  }
}
