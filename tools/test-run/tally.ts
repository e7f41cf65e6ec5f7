import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { REPOSITORY } from '../project.ts';

export interface Failure {
  /** The file and name of a test, or the name of a step. */
  readonly title: string;
  readonly message: string;
  /** Screenshots and traces, as paths relative to the repository. */
  readonly artifacts: readonly string[];
  /** The command that runs only this test or step. */
  readonly command: string;
}

export interface Tally {
  readonly passed: number;
  readonly failures: readonly Failure[];
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}

const vitestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
});

/**
 * Counts the tests in vitest's JSON report. A file without a failed test can also fail, because it could not be loaded
 * or a hook failed.
 */
export function tallyVitest(report: unknown): Tally {
  return addTallies(
    vitestSchema.parse(report).testResults.map(({ name, status, message, assertionResults }) => {
      const file = relative(REPOSITORY, name);
      const failures = assertionResults
        .filter((test) => test.status === 'failed')
        .map(({ fullName, failureMessages }) =>
          failure(
            `${file} › ${fullName}`,
            failureMessages.map(readable),
            `npx vitest run ${file} -t ${pattern(fullName, '$')}`,
          ),
        );
      return {
        passed: assertionResults.filter((test) => test.status === 'passed').length,
        failures:
          status === 'failed' && failures.length === 0
            ? [failure(file, [message], `npx vitest run ${file}`)]
            : failures,
      };
    }),
  );
}

const errorSchema = z.object({ message: z.string().default('') });
const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(
        z.object({
          errors: z.array(errorSchema),
          attachments: z.array(z.object({ path: z.string().optional() })),
        }),
      ),
    }),
  ),
});
const suiteSchema = z.object({
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).default([]);
  },
});
const playwrightSchema = z.object({ suites: z.array(suiteSchema), errors: z.array(errorSchema) });

/**
 * Counts the journeys in Playwright's JSON report. An error outside of the journeys counts as a failure.
 * @param part the part of the tests that can run a failed journey alone
 */
export function tallyPlaywright(report: unknown, part: string): Tally {
  const { suites, errors } = playwrightSchema.parse(report);
  return addTallies([
    ...suites.flatMap(specsOf).map((spec) => tallySpec(spec, part)),
    ...errors.map(({ message }) => ({
      passed: 0,
      failures: [failure(part, [message], `npm test -- ${part}`)],
    })),
  ]);
}

type Suite = z.infer<typeof suiteSchema>;

function specsOf({ specs, suites }: Suite): z.infer<typeof specSchema>[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function tallySpec({ title, file, line, tests }: z.infer<typeof specSchema>, part: string): Tally {
  const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky');
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failures: failed.map(({ results }) => ({
      ...failure(
        `${file}:${line} › ${title}`,
        results.flatMap(({ errors }) => errors.map(({ message }) => message)),
        `npm test -- ${part} ${file}:${line} -g ${pattern(title)}`,
      ),
      artifacts: results.flatMap(({ attachments }) =>
        attachments.flatMap(({ path }) => (path === undefined ? [] : [relative(REPOSITORY, path)])),
      ),
    })),
  };
}

/** @param messages the error messages, with or without stack lines */
export function failure(title: string, messages: readonly string[], command: string): Failure {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n');
  const message = lines.filter((line) => line.trim() !== '' && !/^\s+at /.test(line)).join('\n');
  return { title, message, artifacts: [], command };
}

// Vitest's JSON report contains this instead of the message if a test timed out.
function readable(message: string): string {
  return message.replace('Error: STACK_TRACE_ERROR', 'It took longer than a test may.');
}

/** Returns a regular expression that matches the name of a test, quoted for a shell. */
function pattern(name: string, end = ''): string {
  const escaped = `${name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}${end}`;
  return `'${escaped.replaceAll("'", "'\\''")}'`;
}
