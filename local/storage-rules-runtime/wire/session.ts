import { compile } from '../compile.ts';
import { judge, type RulesRequest } from '../evaluation/judge.ts';
import { issueText } from '../syntax/issue.ts';
import type { RulesFile } from '../syntax/syntax-tree.ts';
import type { ValueMap } from '../values/value.ts';
import {
  type FetchedDocument,
  type LoadRuleset,
  type Response,
  requestSchema,
  type Verify,
} from './messages.ts';

interface Ruleset {
  readonly rules: RulesFile;
  readonly source: string;
}

/** A request that is being judged, and the documents fetched for it so far. */
interface Judgement {
  readonly ruleset: Ruleset;
  readonly request: RulesRequest;
  readonly documents: Map<string, ValueMap | null>;
  readonly awaited: string;
}

const idSchema = requestSchema.options[2].pick({ id: true });

/** Speaks the Firebase CLI's side of the storage rules runtime: one JSON object in, one or none out. */
export class Session {
  private readonly rulesets = new Map<string, Ruleset>();
  private readonly judgements = new Map<number, Judgement>();

  /** @param send writes one message to the CLI */
  constructor(private readonly send: (message: Response) => void) {
    this.send({ id: -1, status: 'ok', errors: [], warnings: [] });
  }

  /**
   * Takes one line of the CLI. What the line gets wrong is answered as an error, which the CLI shows; a request that cannot be
   * judged is thereby denied.
   * @throws SyntaxError or ZodError where the line names nobody to answer
   */
  receive(line: string): void {
    const message: unknown = JSON.parse(line);
    const { id } = idSchema.parse(message);
    try {
      this.answer(id, message);
    } catch (error) {
      // The CLI would wait for ever for the answer that a defect of ours, or a source nested beyond the stack, prevents.
      this.refuse(
        id,
        `The storage rules runtime failed: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  private answer(id: number, message: unknown): void {
    const parsed = requestSchema.safeParse(message);
    if (!parsed.success) {
      this.refuse(id, `The storage rules runtime cannot read this request: ${parsed.error.message}`);
    } else if (parsed.data.action === 'load_ruleset') {
      this.load(parsed.data);
    } else if (parsed.data.action === 'verify') {
      this.verify(parsed.data);
    } else {
      this.resume(parsed.data);
    }
  }

  private refuse(id: number, error: string): void {
    this.judgements.delete(id);
    this.send({ id, status: 'ok', errors: [error], warnings: [] });
  }

  private load({ id, context }: LoadRuleset): void {
    const [file, ...more] = context.source.files;
    if (file === undefined || more.length > 0) {
      this.refuse(id, 'A ruleset of several files is not supported.');
      return;
    }
    const { rules, issues } = compile(file.content);
    const textsOf = (severity: 'error' | 'warning') =>
      issues.filter((issue) => issue.severity === severity).map(issueText);
    const outcome = { id, status: 'ok', errors: textsOf('error'), warnings: textsOf('warning') } as const;
    if (rules === null) {
      this.send(outcome);
      return;
    }
    this.rulesets.set(context.rulesetName, { rules, source: file.content });
    this.send({ ...outcome, result: { rulesVersion: rules.version } });
  }

  private verify({ id, context }: Verify): void {
    const { rulesetName, service, method, variables } = context;
    const ruleset = this.rulesets.get(rulesetName);
    if (ruleset === undefined) {
      this.refuse(id, `No ruleset of the name ${rulesetName} was loaded.`);
      return;
    }
    const path = context.path.replace(/^\//, '').split('/');
    const request = { service, path, method, variables: withMethod(variables, method) };
    this.judge(id, ruleset, request, new Map());
  }

  /** Goes on with a request for which a document was fetched. */
  private resume({ id, status, result }: FetchedDocument): void {
    const judgement = this.judgements.get(id);
    if (judgement === undefined) {
      this.refuse(id, `No request ${id} waits for a document.`);
      return;
    }
    this.judgements.delete(id);
    const { ruleset, request, documents, awaited } = judgement;
    documents.set(awaited, status === 'ok' ? (result ?? null) : null);
    this.judge(id, ruleset, request, documents);
  }

  private judge(
    id: number,
    ruleset: Ruleset,
    request: RulesRequest,
    documents: Map<string, ValueMap | null>,
  ): void {
    const verdict = judge(ruleset.rules, ruleset.source, request, documents);
    if (verdict.kind === 'needs-document') {
      this.judgements.set(id, { ruleset, request, documents, awaited: verdict.path });
      this.send({
        server_request_id: id,
        status: 'ok',
        action: 'fetch_firestore_document',
        context: { path: verdict.path },
        errors: [],
        warnings: [],
      });
      return;
    }
    const { permit, warnings } = verdict;
    this.send({ id, status: 'ok', result: { permit }, errors: [], warnings: warnings.map(issueText) });
  }
}

/** `request.method` is not among the variables that the CLI sends. */
function withMethod(variables: Verify['context']['variables'], method: string): ValueMap {
  const { request = null } = variables;
  return new Map([
    ...Object.entries(variables),
    ['request', request instanceof Map ? new Map([['method', method], ...request]) : request],
  ]);
}
