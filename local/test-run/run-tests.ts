import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Backend, startBackend } from '../backend/backend.ts';
import { urlOf, webEnvironment } from '../backend/backend-environment.ts';
import { type BackendPorts, findFreePorts } from '../backend/ports.ts';
import { findChromium, findHeadlessShell, inspectBrowserMachine } from '../chromium/find-chromium.ts';
import { runStep, runStepBehind } from '../processes/run-step.ts';
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

/** Runs a command of the repository to its end; its exit code. */
type RunCommand = typeof runStep;

/** Runs the tests of some projects, by a command that does. */
type TestProjects = (projects: readonly TestProject[], run?: RunCommand) => Promise<Tally>;

/**
 * Runs the tests that `args` choose, with all that they need: a whole run also checks types, lint and the builds. Every check that
 * fails counts as a failure, and the others still run.
 */
export async function runTests(args: readonly string[]): Promise<Tally> {
  const selection = selectTests(args);
  const { projects, isWhole } = selection;
  const needsBrowser = projects.some((project) => TEST_PROJECTS[project].needsBrowser);
  const needsBackend = projects.some((project) => TEST_PROJECTS[project].needsBackend);
  const tallies: Tally[] = [];
  const places = await choosePlaces();
  const backend = needsBackend ? await prepare('The backend', () => startOwnBackend(places)) : null;
  try {
    const browser = needsBrowser ? await prepare('The browser', () => buildWebAndFindBrowser(places)) : null;
    if ((needsBackend && backend === null) || (needsBrowser && browser === null)) {
      tallies.push(FAILED_STEP);
    }
    const runnable = projects.filter(
      (project) =>
        (backend !== null || !TEST_PROJECTS[project].needsBackend) &&
        (browser !== null || !TEST_PROJECTS[project].needsBrowser),
    );
    const variables = { ...backend?.environment, ...browser };
    const test: TestProjects = (some, run = runStep) => runVitest(some, selection, variables, places, run);
    tallies.push(...(isWhole ? await runWhole(runnable, test, places) : [await test(runnable)]));
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

/** Journeys wait for their browsers a good part of their time: what shares nothing with them runs behind them. */
async function runWhole(
  projects: readonly TestProject[],
  test: TestProjects,
  { folder }: RunPlaces,
): Promise<Tally[]> {
  const output = join(folder, 'behind.log');
  const behind: RunCommand = (...command) => runStepBehind(output, ...command);
  const runsBehind = (project: TestProject) => TEST_PROJECTS[project].runsBehind;

  async function testBehind(): Promise<Tally[]> {
    const tallies = [
      await check('Types', behind, 'tsc', ['--build']),
      await check('Lint', behind, 'biome', ['check', '--error-on-warnings', '.']),
      await test(projects.filter(runsBehind), behind),
    ];
    // What two write at once nobody can read.
    process.stdout.write(readFileSync(output));
    return tallies;
  }

  const inFront = projects.filter((project) => !runsBehind(project));
  const [front, rest] = await Promise.all([test(inFront), testBehind()]);
  return [front, ...rest];
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

async function check(
  name: string,
  run: RunCommand,
  command: string,
  args: readonly string[],
): Promise<Tally> {
  const exitCode = await run(join(BIN, command), args);
  announce(`${name}: ${exitCode === 0 ? 'sound' : 'at fault'}`);
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
  run: RunCommand,
): Promise<Tally> {
  if (projects.length === 0) {
    return { passed: 0, failed: 0 };
  }
  announce(`Tests: ${projects.join(', ')}`);
  const report = join(folder, `${projects.join('-')}.json`);
  const exitCode = await run(
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
