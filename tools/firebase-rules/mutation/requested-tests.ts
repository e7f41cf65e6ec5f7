import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type File,
  type Suite,
  startTests,
  type Test,
  type VitestRunner,
  type VitestRunnerConfig,
} from '@vitest/runner';
import { getTests } from '@vitest/runner/utils';
import { REPOSITORY } from '../../project.ts';
import { beginCoverage, type CoveredExpression, readCoverage } from '../rules-coverage.ts';
import { reachedSince } from './reached.ts';
import type { TestReport, TestRequest } from './rules-tests.ts';

/** The same as in vitest.config.ts. */
const CALL_MS = 90_000;

const CONFIG: VitestRunnerConfig = {
  root: REPOSITORY,
  name: 'rules',
  setupFiles: [],
  passWithNoTests: false,
  testNamePattern: undefined,
  allowOnly: false,
  sequence: { seed: 0, hooks: 'stack', setupFiles: 'list' },
  chaiConfig: undefined,
  maxConcurrency: 1,
  testTimeout: CALL_MS,
  hookTimeout: CALL_MS,
  retry: 0,
  includeTaskLocation: false,
  tags: [],
  tagsFilter: undefined,
  strictTags: false,
};

/** A report contains every value since the rules were set. With all tests of a long file, each report would take a second. */
const TESTS_OF_A_REPORT = 10;

let runs = 0;

/**
 * Runs tests of one file in this process, which may have run them before. The file's imports are loaded only once.
 * @param emulatorHost the `host:port` of the Firestore emulator
 * @throws Error if the file cannot be loaded or contains none of the tests
 */
export async function runTests(request: TestRequest, emulatorHost: string): Promise<TestReport> {
  const runner = new RequestedTests(request, emulatorHost);
  const { file, tests } = request;
  await startTests([tests === null ? { filepath: file } : { filepath: file, testIds: tests }], runner);
  return runner.report();
}

class RequestedTests implements VitestRunner {
  readonly config = CONFIG;
  private readonly passed: TestReport['passed'] = [];
  private failed: TestReport['failed'] = null;
  private asked = 0;
  /** As of the latest test since the report began. */
  private covered: CoveredExpression[] = [];
  private nodes: TestReport['nodes'] = [];

  constructor(
    private readonly request: TestRequest,
    private readonly emulatorHost: string,
  ) {}

  importFile(path: string): Promise<unknown> {
    runs += 1;
    // Node runs the file again only if the URL is new.
    return import(`${pathToFileURL(path).href}?run=${runs}`);
  }

  onCollected(files: File[]): void {
    for (const file of files) {
      this.asked += getTests(file).filter(({ mode }) => mode === 'run').length;
      reorder(file, this.request.tests ?? []);
    }
    if (this.asked === 0) {
      const messages = files.flatMap(({ result }) => result?.errors ?? []).map(({ message }) => message);
      throw new Error(`The tests of ${this.request.file} cannot be run: ${messages[0] ?? 'there are none'}`);
    }
  }

  /** Starts a new report. A file that sets no rules must not count what earlier files reached. */
  onBeforeRunFiles(): Promise<void> {
    return this.beginReport();
  }

  async onBeforeRunTask(test: Test): Promise<void> {
    if (this.failed !== null) {
      test.mode = 'skip';
    } else if (this.passed.length % TESTS_OF_A_REPORT === TESTS_OF_A_REPORT - 1) {
      await this.beginReport();
    }
  }

  async onAfterRunTask({ id, fullTestName: name, result }: Test): Promise<void> {
    if (result?.state !== 'pass') {
      this.failed = { id, name };
      return;
    }
    this.passed.push({ id, name, elapsedMs: result.duration ?? 0, reached: await this.reached() });
  }

  report(): TestReport {
    // If a test was left out, its result is unknown. For instance, the rules refused its preparation.
    const unprepared = this.passed.length < this.asked ? { id: null, name: 'what it prepares' } : null;
    return {
      passed: this.passed,
      failed: this.failed ?? unprepared,
      nodes: this.nodes,
    };
  }

  private async beginReport(): Promise<void> {
    const { withCoverage, project, rulesFolder } = this.request;
    if (withCoverage && project !== null) {
      const rules = readFileSync(join(rulesFolder, 'firestore.rules'), 'utf8');
      await beginCoverage(this.emulatorHost, project, rules);
      this.covered = [];
    }
  }

  private async reached(): Promise<TestReport['passed'][number]['reached']> {
    const { withCoverage, project } = this.request;
    if (!withCoverage || project === null) {
      return [];
    }
    const before = this.covered;
    this.covered = await readCoverage(this.emulatorHost, project);
    this.nodes = this.covered.map(({ start, end }) => ({ start, end }));
    return reachedSince(before, this.covered);
  }
}

/** Moves the requested tests to the front, and each suite to the place of its first test. Returns the place of the first test. */
function reorder(suite: Suite, ids: readonly string[]): number {
  const places = new Map(
    suite.tasks.map((task) => [task, task.type === 'suite' ? reorder(task, ids) : placeOf(task, ids)]),
  );
  suite.tasks.sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
  return Math.min(...places.values());
}

function placeOf({ id }: Test, ids: readonly string[]): number {
  const place = ids.indexOf(id);
  return place === -1 ? ids.length : place;
}
