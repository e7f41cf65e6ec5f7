import { type Issue, positionAt } from '../syntax/issue.ts';
import type { AllowStatement, MatchBlock, RulesFile } from '../syntax/syntax-tree.ts';
import { isFault } from '../values/fault.ts';
import type { ValueMap } from '../values/value.ts';
import type { KnownDocuments } from './document-reads.ts';
import { evaluate } from './evaluate.ts';
import { Evaluation } from './evaluation.ts';
import { matchesOf } from './match-path.ts';
import { Scope } from './scope.ts';

/** What the rules are asked: may this method be used on this path. */
export interface RulesRequest {
  readonly service: string;
  /** The names between the slashes. */
  readonly path: readonly string[];
  readonly method: string;
  /** `request`, `resource`. */
  readonly variables: ValueMap;
}

export type Verdict =
  | { readonly kind: 'decided'; readonly permit: boolean; readonly warnings: readonly Issue[] }
  | { readonly kind: 'needs-document'; readonly path: string };

/** `read` and `write` stand for these. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

interface Candidate {
  readonly statement: AllowStatement;
  readonly scope: Scope;
}

/**
 * Judges a request: permitted if any `allow` that covers the method, in any block that matches the path, is true. A statement
 * that ends in a fault allows nothing, and is reported if no other allows.
 * @param documents what is known of Firestore; where more is needed the verdict says so, and the request is to be judged again
 */
export function judge(
  rules: RulesFile,
  source: string,
  request: RulesRequest,
  documents: KnownDocuments,
): Verdict {
  const evaluation = new Evaluation(documents);
  const warning = (message: string, offset: number): Issue => ({
    severity: 'warning',
    message,
    position: positionAt(source, offset),
  });
  const faults: Issue[] = [];
  let permit = false;
  for (const { statement, scope } of candidatesOf(rules, request)) {
    const result = statement.condition === null || evaluate(statement.condition, scope, evaluation);
    if (result === true) {
      permit = true;
      break;
    }
    if (isFault(result)) {
      faults.push(warning(result.message, result.offset ?? statement.offset));
    } else if (result !== false) {
      faults.push(warning('The condition is not a boolean.', statement.offset));
    }
  }
  if (!permit && evaluation.documents.missing !== null) {
    return { kind: 'needs-document', path: evaluation.documents.missing };
  }
  const debugged = evaluation.debugged.map(({ text, offset }) => warning(`debug: ${text}`, offset));
  return { kind: 'decided', permit, warnings: permit ? debugged : [...debugged, ...faults] };
}

function candidatesOf(rules: RulesFile, request: RulesRequest): readonly Candidate[] {
  const file = new Scope(null, request.variables, rules.functions);
  return rules.services
    .filter(({ name }) => name === request.service)
    .flatMap(({ functions, matches }) => {
      const service = new Scope(file, new Map(), functions);
      return matches.flatMap((block) =>
        candidatesIn(block, service, request.path, request.method, rules.version),
      );
    });
}

function candidatesIn(
  block: MatchBlock,
  parent: Scope,
  segments: readonly string[],
  method: string,
  version: 1 | 2,
): readonly Candidate[] {
  return matchesOf(block.path, segments, version).flatMap(({ variables, rest }) => {
    const scope = new Scope(parent, variables, block.functions);
    const statements = rest.length === 0 ? block.allows.filter((allow) => covers(allow, method)) : [];
    return [
      ...statements.map((statement) => ({ statement, scope })),
      ...block.matches.flatMap((inner) => candidatesIn(inner, scope, rest, method, version)),
    ];
  });
}

/** True where the statement names the method or its group; a whole group is covered if all of it is. */
function covers({ methods }: AllowStatement, method: string): boolean {
  const covered = methods.flatMap(({ name }) => GROUPS[name] ?? [name]);
  return (GROUPS[method] ?? [method]).every((wanted) => covered.includes(wanted));
}
