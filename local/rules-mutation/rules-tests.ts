import { createVitest, type Vitest } from 'vitest/node';
import { REPOSITORY } from '../project.ts';

/** What running some tests came to: how many ran, and the first that failed. */
export interface TestRun {
  readonly passed: number;
  /** As `suite > test`; null where none failed. */
  readonly failed: string | null;
}

/** What the tests are run with. */
export interface TestSetting {
  /** Holds the rules that are tested, as they are at each run. */
  readonly rulesFolder: string;
  /** The Firestore project that the tests use; one of its own for each file where it is left out. */
  readonly project?: string;
}

/** The rules' tests, loaded once and run as often as there are mutants. */
export class RulesTests {
  private constructor(private readonly vitest: Vitest) {}

  /** Loads them; the setting holds until they are loaded anew, for vitest keeps the environment of its workers. */
  static async load({ rulesFolder, project }: TestSetting): Promise<RulesTests> {
    const env = { RULES_FOLDER: rulesFolder, ...(project === undefined ? {} : { RULES_PROJECT: project }) };
    const vitest = await createVitest('test', {
      root: REPOSITORY,
      project: 'rules',
      watch: false,
      bail: 1,
      reporters: [{}],
      env,
    });
    await vitest.standalone();
    return new RulesTests(vitest);
  }

  /** The files that hold tests. */
  async files(): Promise<string[]> {
    return (await this.vitest.globTestSpecifications()).map(({ moduleId }) => moduleId);
  }

  /**
   * Runs the tests of a file until the first that fails.
   * @throws Error where the file cannot be loaded or holds no test
   */
  async run(file: string): Promise<TestRun> {
    const all = await this.vitest.globTestSpecifications();
    const specifications = all.filter(({ moduleId }) => moduleId === file);
    const { testModules } = await this.vitest.runTestSpecifications(specifications);
    // Those of earlier runs are among them.
    const module = testModules.find(({ moduleId }) => moduleId === file);
    const broken = module?.errors()[0];
    const tests = [...(module?.children.allTests() ?? [])];
    if (module === undefined || broken !== undefined || tests.length === 0) {
      throw new Error(`The tests of ${file} cannot be run: ${broken?.message ?? 'there are none'}`);
    }
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const failed = tests.find((test) => test.result().state === 'failed')?.fullName;
    // Where a test was left out, none of it is known: what the tests prepare was refused, for instance.
    return { passed, failed: failed ?? (passed === tests.length ? null : 'what it prepares') };
  }

  async close(): Promise<void> {
    await this.vitest.close();
  }
}
