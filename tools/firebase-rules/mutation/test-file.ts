import { basename } from 'node:path';
import * as z from 'zod';
import { spansSchema } from './rules-coverage.ts';
import { holds, type Span } from './span.ts';
import { passedTestSchema } from './test-messages.ts';

export const trialSchema = z.object({
  /** Of the rules as they are and the tests. */
  fingerprint: z.string(),
  elapsedMs: z.number(),
  /** The positions of the expressions that tests reached. */
  nodes: spansSchema,
  tests: z.array(passedTestSchema),
});

/** What the tests of a file are like under the rules as they are. */
export type Trial = z.infer<typeof trialSchema>;

/** A test that may tell a mutant from the original. */
export interface ReachingTest {
  readonly file: TestFile;
  readonly id: string;
  readonly name: string;
  readonly elapsedMs: number;
  /** The values that the changed expression took, as bits; none where that is not known. */
  readonly took: number;
  /** True where it reaches the function or match block of the expression, whatever there. */
  readonly isNear: boolean;
  /** Tells all that it evaluates, with the values, from what others do. */
  readonly evaluates: string;
}

/** A file of tests, as it is under the rules as they are. */
export class TestFile {
  readonly name: string;

  constructor(
    readonly path: string,
    readonly trial: Trial,
  ) {
    this.name = basename(path);
  }

  /** The tests that evaluated an expression, or all where that cannot be known: of a literal the emulator does not tell. */
  reaching(expression: Span, around: Span | null): ReachingTest[] {
    const inside = this.within(expression);
    const near = around === null ? new Set<number>() : this.within(around);
    const whole = this.largestOf(inside);
    return this.trial.tests
      .filter(({ reached }) => inside.size === 0 || reached.some(([node]) => inside.has(node)))
      .map(({ id, name, elapsedMs, reached }) => ({
        file: this,
        id,
        name,
        elapsedMs,
        took: reached.find(([node]) => node === whole)?.[1] ?? 0,
        isNear: reached.some(([node]) => near.has(node)),
        evaluates: reached.length === 0 ? id : reached.join(' '),
      }));
  }

  /** Where in the rules the tests of that name evaluated something. */
  reachedBy(name: string): number[] {
    const nodes = this.trial.tests
      .filter((test) => test.name === name)
      .flatMap(({ reached }) => reached.map(([node]) => node));
    return [...new Set(nodes)].map((node) => this.trial.nodes[node]?.start ?? 0);
  }

  private within(span: Span): Set<number> {
    return new Set(this.trial.nodes.flatMap((node, index) => (holds(span, node) ? [index] : [])));
  }

  private largestOf(indexes: ReadonlySet<number>): number | undefined {
    const size = (index: number) => {
      const { start, end } = this.trial.nodes[index] ?? { start: 0, end: 0 };
      return end - start;
    };
    return [...indexes].toSorted((one, other) => size(other) - size(one))[0];
  }
}
