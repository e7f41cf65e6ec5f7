import { relative } from 'node:path';
import { z } from 'zod';
import { REPOSITORY } from '../project.ts';

/** How a whole run ended; a step that is no test (types, lint, a build) counts only when it fails. */
export interface Tally {
  readonly passed: number;
  /** What failed: where it stands and what it said. */
  readonly failures: readonly string[];
}

/** A step that is no test, and did not go well. */
export function failedStep(what: string): Tally {
  return { passed: 0, failures: [what] };
}

const fileSchema = z.object({
  name: z.string(),
  status: z.enum(['passed', 'failed']),
  message: z.string().optional(),
  assertionResults: z.array(
    z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).optional() }),
  ),
});

/** The part of vitest's JSON report that counts. */
const reportSchema = z.object({ testResults: z.array(fileSchema) });

/**
 * Counts a vitest run: its tests, each file that failed without a test of it failing (it could not be loaded), and the run itself
 * when it failed although nothing in it did (an error outside of any test, a crash).
 * @param report what vitest wrote as its JSON report, or null if it wrote none
 */
export function tallyVitest(report: string | null, exitCode: number): Tally {
  const files = report === null ? [] : reportSchema.parse(JSON.parse(report)).testResults;
  const { passed, failures } = addTallies(files.map(tallyFile));
  return exitCode !== 0 && failures.length === 0
    ? { passed, failures: ['a run of tests, outside of any test'] }
    : { passed, failures };
}

function tallyFile({ name, status, message = '', assertionResults }: z.infer<typeof fileSchema>): Tally {
  const file = relative(REPOSITORY, name);
  const passed = assertionResults.filter((test) => test.status === 'passed').length;
  const failures = assertionResults
    .filter((test) => test.status === 'failed')
    .map(
      ({ fullName, failureMessages = [] }) =>
        `${file} > ${fullName}\n${failureMessages.map(withoutRunner).join('\n')}`,
    );
  return {
    passed,
    failures: status === 'failed' && failures.length === 0 ? [`${file}\n${message}`] : failures,
  };
}

/** A failure's message and where in the repository it came from. */
function withoutRunner(message: string): string {
  return message
    .split('\n')
    .filter((line) => !/^ +at .*node_modules/.test(line))
    .join('\n');
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}

/** The end of a run: what failed, and in the last line how many of each. */
export function describeTally({ passed, failures }: Tally): string {
  return [
    ...failures.map((failure) => `\nFailed: ${failure}`),
    `${passed} passed, ${failures.length} failed`,
  ].join('\n');
}
