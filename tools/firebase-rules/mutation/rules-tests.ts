import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { TSX_LOADER } from '../../processes/supervised-process.ts';
import { REPOSITORY } from '../../project.ts';
import { spanSchema } from '../rules-coverage.ts';
import { reachedSchema } from './reached.ts';

const FOLDER = join(REPOSITORY, 'tests', 'rules');

export const testRequestSchema = z.object({
  file: z.string(),
  /** Test ids, the likeliest to fail first. Null for the whole file in its own order. */
  tests: z.array(z.string()).nullable(),
  rulesFolder: z.string(),
  /** The Firestore project of the tests, which is emptied first. Null if the tests name their own project. */
  project: z.string().nullable(),
  withCoverage: z.boolean(),
});

export type TestRequest = z.infer<typeof testRequestSchema>;

export const passedTestSchema = z.object({
  id: z.string(),
  /** As `suite > test`. */
  name: z.string(),
  elapsedMs: z.number(),
  reached: z.array(reachedSchema),
});

const testReportSchema = z.object({
  passed: z.array(passedTestSchema),
  /** The first test that failed. Its id is null if the preparation of the tests failed. */
  failed: z.object({ id: z.string().nullable(), name: z.string() }).nullable(),
  nodes: z.array(spanSchema),
});

export type TestReport = z.infer<typeof testReportSchema>;

export const answerSchema = z.union([testReportSchema, z.object({ broken: z.string() })]);

export function rulesTestFiles(): string[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
    .map((name) => join(FOLDER, name))
    .toSorted();
}

/** The SDK retains part of every database that it opened. A process is replaced before that becomes too much. */
const RUNS_OF_A_PROCESS = 150;

/** Runs rules tests for many mutants in the same process, which loads shared modules only once. */
export class RulesTests {
  private process = new TestProcess();
  private runs = 0;

  /**
   * Runs tests of a file up to the first failure, against the emulators that the environment names.
   * @throws Error if the file cannot be loaded or contains none of the tests
   */
  async run(request: TestRequest): Promise<TestReport> {
    if (this.runs === RUNS_OF_A_PROCESS) {
      this.process.close();
      this.process = new TestProcess();
      this.runs = 0;
    }
    this.runs += 1;
    const answer = await this.process.ask(request);
    if ('broken' in answer) {
      throw new Error(`${request.file}: ${answer.broken}`);
    }
    return answer;
  }

  close(): void {
    this.process.close();
  }
}

class TestProcess {
  private readonly child: ChildProcess;
  private readonly gone: Promise<never>;

  constructor() {
    this.child = fork(join(import.meta.dirname, 'test-process.ts'), [], {
      cwd: REPOSITORY,
      execArgv: ['--import', TSX_LOADER],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.gone = once(this.child, 'exit').then(([code]) => {
      throw new Error(`A process of tests ended with code ${code}`);
    });
    this.gone.catch(() => {});
  }

  async ask(request: TestRequest): Promise<z.infer<typeof answerSchema>> {
    const answered = once(this.child, 'message');
    this.child.send(request);
    const [message] = await Promise.race([answered, this.gone]);
    return answerSchema.parse(message);
  }

  close(): void {
    this.child.disconnect();
  }
}
