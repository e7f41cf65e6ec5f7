import { Fault } from '../values/fault.ts';
import { DocumentReads, type KnownDocuments } from './document-reads.ts';

/** Expressions that one request may evaluate, over all statements. */
const MAX_EXPRESSIONS = 1000;

/** What the statements judged for one request share. */
export class Evaluation {
  readonly documents: DocumentReads;
  /** What `debug(…)` was called with, and where. */
  readonly debugged: { readonly offset: number; readonly text: string }[] = [];
  private evaluated = 0;

  constructor(known: KnownDocuments) {
    this.documents = new DocumentReads(known);
  }

  /** Counts expressions; a fault where they are too many. */
  spend(expressions: number): Fault | null {
    this.evaluated += expressions;
    return this.evaluated > MAX_EXPRESSIONS
      ? new Fault(
          `Unable to evaluate the expression as the maximum of ${MAX_EXPRESSIONS} expressions to evaluate has been reached.`,
        )
      : null;
  }
}
