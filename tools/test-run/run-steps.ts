import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findChromium, inspectBrowserMachine } from '../chromium/find-chromium.ts';
import { findEmulators } from '../emulators/find-emulators.ts';
import { forgetRecordings, RECORDING_ENVIRONMENT } from '../index-coverage/recordings.ts';
import { startSupervised } from '../processes/supervised-process.ts';
import { REPOSITORY } from '../project.ts';
import type { Step } from './parts.ts';
import { addTallies, failure, type Tally, tallyPlaywright, tallyVitest } from './tally.ts';

const INSTALLED_COMMANDS = join(REPOSITORY, 'node_modules', '.bin');

/**
 * Checks that this machine meets the requirements of the steps, before they take minutes. Installs Chromium if
 * permitted.
 * @throws MissingEmulatorsError, MissingChromiumError
 */
export async function expectNeeds(steps: readonly Step[]): Promise<void> {
  const needs = new Set(steps.flatMap((step) => step.needs));
  if (needs.has('java')) {
    findEmulators(process.env);
  }
  if (needs.has('chromium')) {
    await findChromium(inspectBrowserMachine(process.env));
  }
}

/** Runs the steps in order until `signal` aborts. Continues after a failed step. */
export async function runSteps(steps: readonly Step[], signal: AbortSignal): Promise<Tally> {
  const tallies: Tally[] = [];
  if (steps.some(({ recordsQueries }) => recordsQueries)) {
    forgetRecordings();
  }
  for (const step of steps) {
    if (signal.aborted) {
      break;
    }
    console.log(`\n── ${step.name}`);
    const startedAt = Date.now();
    const tally = await runAndTally(step, signal);
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    console.log(`── ${step.name}: ${tally.passed} passed, ${tally.failures.length} failed, ${seconds} s`);
    tallies.push(tally);
  }
  return addTallies(tallies);
}

async function runAndTally(step: Step, signal: AbortSignal): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'test-run-'));
  const reportFile = join(folder, 'report.json');
  const output: string[] = [];
  try {
    const exitCode = await runCommand(step, reportFile, output, signal);
    const tally = existsSync(reportFile) ? tallyReport(step, reportFile) : addTallies([]);
    if (exitCode === 0 || tally.failures.length > 0) {
      return tally;
    }
    const messages = step.report === undefined ? output : [`Exit code ${exitCode}; see its output above.`];
    const command = step.command.join(' ').replace(/^(?!npm )/, 'npx ');
    return { ...tally, failures: [failure(step.name, messages, command)] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function runCommand(
  { command: [command, ...args], report, recordsQueries }: Step,
  reportFile: string,
  output: string[],
  signal: AbortSignal,
): Promise<number> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const supervised = startSupervised(command, report === 'vitest' ? [...args, ...reporters] : args, {
    cwd: REPOSITORY,
    env: {
      ...process.env,
      PATH: [INSTALLED_COMMANDS, process.env.PATH].join(delimiter),
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
      ...(recordsQueries && RECORDING_ENVIRONMENT),
    },
    ...(report === undefined && {
      onOutput(line: string) {
        console.log(line);
        output.push(line);
      },
    }),
  });
  const stop = () => void supervised.stop();
  signal.addEventListener('abort', stop);
  try {
    return await supervised.exited;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function tallyReport({ name, report }: Step, file: string): Tally {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return report === 'vitest' ? tallyVitest(parsed) : tallyPlaywright(parsed, name);
}
