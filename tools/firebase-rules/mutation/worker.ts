import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../../project.ts';
import type { Round } from './likely-killers.ts';
import { RULES_FILES, readRules, SERVICES, type Service } from './rules-files.ts';
import { RulesTests, type TestReport } from './rules-tests.ts';
import type { ReachingTest, TestFile } from './test-file.ts';

type Failure = NonNullable<TestReport['failed']>;

/** Runs rules tests under the unchanged rules and under mutated ones, beside other workers. */
export class Worker {
  private readonly tests = new RulesTests();
  private readonly rulesFolder: string;
  /** Null for Storage, which supports only one project. */
  private readonly project: string | null;
  /** The files that ran as a whole under the present mutant. */
  private ranWhole = new Set<TestFile>();

  /**
   * @param number distinguishes it from the other workers
   * @param passAlone whether a test passes alone under the unchanged rules, by id. Shared by all workers
   */
  constructor(
    private readonly service: Service,
    number: number,
    folder: string,
    private readonly passAlone: Map<string, boolean>,
  ) {
    this.project = service === 'firestore' ? `demo-mutants-${number}` : null;
    this.rulesFolder = join(folder, `mutant-${number}`);
    mkdirSync(this.rulesFolder, { recursive: true });
    for (const one of SERVICES) {
      writeFileSync(join(this.rulesFolder, RULES_FILES[one]), readRules(one));
    }
  }

  /** Runs a file under the unchanged rules and reports what each of its tests reaches. */
  runUnchanged(file: string): Promise<TestReport> {
    // The storage rules engine reports no coverage.
    const withCoverage = this.project !== null;
    return this.tests.run({
      file,
      tests: null,
      rulesFolder: REPOSITORY,
      project: this.project,
      withCoverage,
    });
  }

  /** Replaces the rules of the service until the next call. */
  mutate(source: string): void {
    writeFileSync(join(this.rulesFolder, RULES_FILES[this.service]), source);
    this.ranWhole = new Set();
  }

  /**
   * Returns a failure that only the mutant explains. If the test also fails alone under the unchanged rules, or passes
   * when repeated alone, only a run of its whole file can tell.
   */
  async failureByMutant({ file, tests }: Round): Promise<Failure | null> {
    if (this.ranWhole.has(file)) {
      return null;
    }
    const failure = await this.failureIn(file, tests);
    if (failure === null) {
      return null;
    }
    if (failure.id === null) {
      // The preparation failed, and no test says why. A busy machine may be the cause once, but not twice.
      return this.failureIn(file, tests);
    }
    const test = tests.find(({ id }) => id === failure.id);
    if (test !== undefined && (await this.passesAlone(test))) {
      // A busy machine may also fail a test once, but not twice.
      if ((await this.failureIn(file, [test])) !== null) {
        return failure;
      }
    }
    this.ranWhole.add(file);
    return this.failureIn(file, null);
  }

  /** Returns the first test that fails. Runs the whole file if `tests` is null. */
  async failureIn(
    file: TestFile,
    tests: readonly ReachingTest[] | null,
    rulesFolder = this.rulesFolder,
  ): Promise<Failure | null> {
    const { failed } = await this.tests.run({
      file: file.path,
      tests: tests?.map(({ id }) => id) ?? null,
      rulesFolder,
      project: this.project,
      withCoverage: false,
    });
    return failed;
  }

  close(): void {
    this.tests.close();
  }

  private async passesAlone(test: ReachingTest): Promise<boolean> {
    const passes =
      this.passAlone.get(test.id) ?? (await this.failureIn(test.file, [test], REPOSITORY)) === null;
    this.passAlone.set(test.id, passes);
    return passes;
  }
}

/** Calls `act` for each item, with as many items at a time as there are workers. */
export async function shareOut<Item>(
  items: readonly Item[],
  workers: readonly Worker[],
  act: (item: Item, worker: Worker) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  await Promise.all(
    workers.map(async (worker) => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
        await act(item, worker);
      }
    }),
  );
}
