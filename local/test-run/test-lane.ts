import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Backend, startBackend } from '../backend/backend.ts';
import { urlOf, webEnvironment } from '../backend/backend-environment.ts';
import { type BackendPorts, findFreePorts } from '../backend/ports.ts';
import { findChromium, findHeadlessShell, inspectBrowserMachine } from '../chromium/find-chromium.ts';
import { runStep } from '../processes/run-step.ts';
import { CACHE_FOLDER } from '../project.ts';
import { announce, BIN } from './announce.ts';
import { TEST_PROJECTS, type TestProject } from './projects.ts';
import { addTallies, failedStep, type Tally, tallyVitest } from './tally.ts';

/** Runs a command of the repository to its end; its exit code. */
export type RunCommand = typeof runStep;

/** What belongs to one lane, so that several can go on beside each other. */
interface LanePlaces {
  readonly ports: BackendPorts;
  /** Removed at the end. */
  readonly folder: string;
  /** Kept when something failed. */
  readonly log: string;
}

/** A backend with its web client and browsers, where projects need them, and the tests that run against it. */
export class TestLane {
  private readonly tallies: Tally[] = [];
  private runs = 0;

  private constructor(
    private readonly places: LanePlaces,
    private readonly backend: Backend | null,
    private readonly browser: Record<string, string> | null,
  ) {}

  /** Starts what the projects need; where it cannot be had, their tests fail and the others run. */
  static async open(projects: readonly TestProject[]): Promise<TestLane> {
    const needsBrowser = projects.some((project) => TEST_PROJECTS[project].needsBrowser);
    const needsBackend = projects.some((project) => TEST_PROJECTS[project].needsBackend);
    const places = await choosePlaces();
    const backend = needsBackend ? await prepare('The backend', () => startOwnBackend(places)) : null;
    const browser = needsBrowser ? await prepare('The browser', () => buildWebAndFindBrowser(places)) : null;
    const lane = new TestLane(places, backend, browser);
    if ((needsBackend && backend === null) || (needsBrowser && browser === null)) {
      lane.tallies.push(failedStep('the backend or the browser that tests need'));
    }
    return lane;
  }

  /** Runs the tests of those projects for which everything is there. */
  async test(
    projects: readonly TestProject[],
    vitestArguments: readonly string[],
    run: RunCommand = runStep,
  ): Promise<void> {
    const runnable = projects.filter(
      (project) =>
        (this.backend !== null || !TEST_PROJECTS[project].needsBackend) &&
        (this.browser !== null || !TEST_PROJECTS[project].needsBrowser),
    );
    if (runnable.length === 0) {
      return;
    }
    announce(`Tests: ${[...runnable, ...vitestArguments].join(' ')}`);
    this.runs += 1;
    const report = join(this.places.folder, `${this.runs}-${runnable.join('-')}.json`);
    const variables = { ...this.backend?.environment, ...this.browser };
    const exitCode = await run(
      join(BIN, 'vitest'),
      [
        'run',
        '--passWithNoTests',
        ...runnable.flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...vitestArguments,
      ],
      variables,
    );
    this.tallies.push(tallyVitest(existsSync(report) ? readFileSync(report, 'utf8') : null, exitCode));
  }

  /** Counts what was checked beside its tests. */
  count(checked: Tally): void {
    this.tallies.push(checked);
  }

  /** What its tests came to so far. */
  get tally(): Tally {
    return addTallies(this.tallies);
  }

  /** Stops what was started. */
  async close(): Promise<void> {
    await this.backend?.stop();
    rmSync(this.places.folder, { recursive: true, force: true });
    if (this.tally.failures.length === 0) {
      rmSync(this.places.log, { force: true });
    }
  }
}

async function choosePlaces(): Promise<LanePlaces> {
  const ports = await findFreePorts();
  const name = `test-${ports.hub}`;
  const folder = join(CACHE_FOLDER, name);
  mkdirSync(folder, { recursive: true });
  return { ports, folder, log: join(CACHE_FOLDER, 'logs', `${name}.log`) };
}

function webFolder({ folder }: LanePlaces): string {
  return join(folder, 'web');
}

function startOwnBackend(places: LanePlaces): Promise<Backend> {
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
async function buildWebAndFindBrowser(places: LanePlaces): Promise<Record<string, string>> {
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
