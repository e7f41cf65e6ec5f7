import { z } from 'zod';

/** How a whole run ended; a step that is no test (types, lint, a build) counts only when it fails. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** A step that is no test, and did not go well. */
export const FAILED_STEP: Tally = { passed: 0, failed: 1 };

/** The part of vitest's JSON report that counts. */
const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.enum(['passed', 'failed']),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

/**
 * Counts a vitest run: its tests, each file that failed without a test of it failing (it could not be loaded), and the run itself
 * when it failed although nothing in it did (an error outside of any test, a crash).
 * @param report what vitest wrote as its JSON report, or null if it wrote none
 */
export function tallyVitest(report: string | null, exitCode: number): Tally {
  const files = report === null ? [] : reportSchema.parse(JSON.parse(report)).testResults;
  const counts = files.map(({ status, assertionResults }) => {
    const passed = assertionResults.filter((test) => test.status === 'passed').length;
    const failedTests = assertionResults.filter((test) => test.status === 'failed').length;
    return { passed, failed: status === 'failed' ? Math.max(failedTests, 1) : failedTests };
  });
  const { passed, failed } = addTallies(counts);
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/** The last line of a run. */
export function describeTally({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}
