import { basename } from 'node:path';
import * as z from 'zod';
import { type Span, spanSchema } from '../rules-coverage.ts';
import { passedTestSchema } from './rules-tests.ts';

export const baselineSchema = z.object({
  /** Covers the unchanged rules and the tests. */
  fingerprint: z.string(),
  elapsedMs: z.number(),
  nodes: z.array(spanSchema),
  tests: z.array(passedTestSchema),
});

export type Baseline = z.infer<typeof baselineSchema>;

/** A test that may distinguish a mutant from the original. */
export interface ReachingTest {
  readonly file: TestFile;
  readonly id: string;
  readonly name: string;
  readonly elapsedMs: number;
  /** The values that the changed expression took, as bit flags. Zero if unknown. */
  readonly took: number;
  /** Identifies everything that the test evaluates, including the values. */
  readonly evaluates: string;
}

export class TestFile {
  readonly name: string;

  constructor(
    readonly path: string,
    readonly baseline: Baseline,
  ) {
    this.name = basename(path);
  }

  /**
   * Returns the tests that evaluated an expression or a part of it. Returns all tests if the emulator reports nothing
   * about the expression, as for a literal.
   */
  reaching(expression: Span): ReachingTest[] {
    const inside = this.within(expression);
    const whole = this.largestOf(inside);
    return this.baseline.tests
      .filter(({ reached }) => inside.size === 0 || reached.some(([node]) => inside.has(node)))
      .map(({ id, name, elapsedMs, reached }) => ({
        file: this,
        id,
        name,
        elapsedMs,
        took: reached.find(([node]) => node === whole)?.[1] ?? 0,
        evaluates: reached.length === 0 ? id : reached.join(' '),
      }));
  }

  private within({ start, end }: Span): Set<number> {
    return new Set(
      this.baseline.nodes.flatMap((node, index) => (start <= node.start && node.end <= end ? [index] : [])),
    );
  }

  private largestOf(indexes: ReadonlySet<number>): number | undefined {
    const size = (index: number) => {
      const { start, end } = this.baseline.nodes[index] ?? { start: 0, end: 0 };
      return end - start;
    };
    return [...indexes].toSorted((one, other) => size(other) - size(one))[0];
  }
}
