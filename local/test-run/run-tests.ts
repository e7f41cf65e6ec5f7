import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Backend, startBackend } from '../backend/backend.ts';
import { urlOf, webEnvironment } from '../backend/backend-environment.ts';
import { type BackendPorts, findFreePorts } from '../backend/ports.ts';
import { findChromium, findHeadlessShell, inspectBrowserMachine } from '../chromium/find-chromium.ts';
import { runStep } from '../processes/run-step.ts';
import { CACHE_FOLDER } from '../project.ts';
import { selectTests, TEST_PROJECTS, type TestProject, type TestSelection } from './projects.ts';
import { addTallies, type Tally, tallyVitest } from './tally.ts';

const BIN = join('node_modules', '.bin');

const FAILED_STEP: Tally = { passed: 0, failed: 1 };

/** What belongs to one run, so that several can go on beside each other. */
interface RunPlaces {
  readonly ports: BackendPorts;
  /** Removed at the end. */
  readonly folder: string;
  /** Kept when something failed. */
  readonly log: string;
}

/**
 * Runs the tests that `args` choose, with all that they need: a whole run also checks types, lint and the builds. Every check that
 * fails counts as a failure, and the others still run.
 */
export async function runTests(args: readonly string[]): Promise<Tally> {
  const selection = selectTests(args);
  const needs = selection.projects.map((project) => TEST_PROJECTS[project]);
  const needsBrowser = needs.some((need) => need.needsBrowser);
  const needsBackend = needs.some((need) => need.needsBackend);
  const tallies: Tally[] = [];
  const places = await choosePlaces();
  const backend = needsBackend ? await prepare('The backend', () => startOwnBackend(places)) : null;
  try {
    if (selection.isWhole) {
      tallies.push(await check('Types', 'tsc', ['--build']));
      tallies.push(await check('Lint', 'biome', ['check', '--error-on-warnings', '.']));
    }
    const browser = needsBrowser ? await prepare('The browser', () => buildWebAndFindBrowser(places)) : null;
    const runnable = selection.projects.filter(
      (project) =>
        (backend !== null || !TEST_PROJECTS[project].needsBackend) &&
        (browser !== null || !TEST_PROJECTS[project].needsBrowser),
    );
    if ((needsBackend && backend === null) || (needsBrowser && browser === null)) {
      tallies.push(FAILED_STEP);
    }
    const variables = { ...backend?.environment, ...browser };
    tallies.push(await runVitest(runnable, selection, variables, places));
  } finally {
    await backend?.stop();
    rmSync(places.folder, { recursive: true, force: true });
  }
  const tally = addTallies(tallies);
  if (tally.failed === 0) {
    rmSync(places.log, { force: true });
  }
  return tally;
}

async function choosePlaces(): Promise<RunPlaces> {
  const ports = await findFreePorts();
  const name = `test-${ports.hub}`;
  const folder = join(CACHE_FOLDER, name);
  mkdirSync(folder, { recursive: true });
  return { ports, folder, log: join(CACHE_FOLDER, 'logs', `${name}.log`) };
}

function webFolder({ folder }: RunPlaces): string {
  return join(folder, 'web');
}

function startOwnBackend(places: RunPlaces): Promise<Backend> {
  announce('Functions and emulators');
  return startBackend({
    name: join(basename(places.folder), 'emulators'),
    ports: places.ports,
    webFolder: webFolder(places),
    publicSiteUrl: urlOf(places.ports.hosting),
    logFile: places.log,
    onArchives: (description) => console.log(`${description}\nThe emulators write to ${places.log}`),
  });
}

/** The web client is there, and these variables say where the browsers are. */
async function buildWebAndFindBrowser(places: RunPlaces): Promise<Record<string, string>> {
  announce('Web client and browser');
  const args = ['build', 'web', '--outDir', webFolder(places), '--emptyOutDir', '--logLevel', 'warn'];
  const exitCode = await runStep(join(BIN, 'vite'), args, webEnvironment(places.ports));
  if (exitCode !== 0) {
    throw new Error('The web client could not be built.');
  }
  const machine = inspectBrowserMachine(process.env);
  const chromium = await findChromium(machine);
  const shell = findHeadlessShell(machine);
  return { CHROMIUM_PATH: chromium, ...(shell === null ? {} : { HEADLESS_SHELL_PATH: shell }) };
}

async function check(name: string, command: string, args: readonly string[]): Promise<Tally> {
  announce(name);
  const exitCode = await runStep(join(BIN, command), args);
  return exitCode === 0 ? { passed: 0, failed: 0 } : FAILED_STEP;
}

/** What `make` makes, or null after saying why it cannot. */
async function prepare<Made>(what: string, make: () => Promise<Made>): Promise<Made | null> {
  try {
    return await make();
  } catch (error) {
    console.error(
      `${what} is not there, so the tests that need it fail.\n${error instanceof Error ? error.message : error}`,
    );
    return null;
  }
}

async function runVitest(
  projects: readonly TestProject[],
  { vitestArguments }: TestSelection,
  variables: Readonly<Record<string, string>>,
  { folder }: RunPlaces,
): Promise<Tally> {
  if (projects.length === 0) {
    return { passed: 0, failed: 0 };
  }
  announce(`Tests: ${projects.join(', ')}`);
  const report = join(folder, 'report.json');
  const exitCode = await runStep(
    join(BIN, 'vitest'),
    [
      'run',
      '--passWithNoTests',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...vitestArguments,
    ],
    variables,
  );
  return tallyVitest(existsSync(report) ? readFileSync(report, 'utf8') : null, exitCode);
}

function announce(step: string): void {
  console.log(`\n── ${step}`);
}
