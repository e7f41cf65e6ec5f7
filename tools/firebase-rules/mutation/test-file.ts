import { basename } from 'node:path';
import * as z from 'zod';
import { type Span, spansSchema } from './rules-coverage.ts';
import { passedTestSchema } from './rules-tests.ts';

export const trialSchema = z.object({
  /** Covers the unchanged rules and the tests. */
  fingerprint: z.string(),
  elapsedMs: z.number(),
  nodes: spansSchema,
  tests: z.array(passedTestSchema),
});

export type Trial = z.infer<typeof trialSchema>;

/** A test that may distinguish a mutant from the original. */
export interface ReachingTest {
  readonly file: TestFile;
  readonly id: string;
  readonly name: string;
  readonly elapsedMs: number;
  /** The values that the changed expression took, as bit flags. Zero if unknown. */
  readonly took: number;
  /** True if the test reaches any part of the function or match block that contains the expression. */
  readonly isNear: boolean;
  /** Identifies everything that the test evaluates, including the values. */
  readonly evaluates: string;
}

export class TestFile {
  readonly name: string;

  constructor(
    readonly path: string,
    readonly trial: Trial,
  ) {
    this.name = basename(path);
  }

  /**
   * Returns the tests that evaluated an expression or a part of it. Returns all tests if the emulator reports nothing
   * about the expression, as for a literal.
   */
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

  /** Returns the offsets in the rules at which the tests with this name evaluated something. */
  reachedBy(name: string): number[] {
    const nodes = this.trial.tests
      .filter((test) => test.name === name)
      .flatMap(({ reached }) => reached.map(([node]) => node));
    return [...new Set(nodes)].map((node) => this.trial.nodes[node]?.start ?? 0);
  }

  private within({ start, end }: Span): Set<number> {
    return new Set(
      this.trial.nodes.flatMap((node, index) => (start <= node.start && node.end <= end ? [index] : [])),
    );
  }

  private largestOf(indexes: ReadonlySet<number>): number | undefined {
    const size = (index: number) => {
      const { start, end } = this.trial.nodes[index] ?? { start: 0, end: 0 };
      return end - start;
    };
    return [...indexes].toSorted((one, other) => size(other) - size(one))[0];
  }
}
