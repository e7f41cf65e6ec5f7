import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { TSX_LOADER } from '../processes/kept-process.ts';
import { REPOSITORY } from '../project.ts';
import { answerSchema, type TestReport, type TestRequest } from './test-messages.ts';

const FOLDER = join(REPOSITORY, 'tests', 'rules');

/** The files that hold tests of the rules. */
export function rulesTestFiles(): string[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
    .map((name) => join(FOLDER, name))
    .toSorted();
}

/** A process that runs the rules' tests as often as there are mutants, and loads what they share once. */
export class RulesTests {
  private readonly gone: Promise<never>;

  private constructor(private readonly child: ChildProcess) {
    this.gone = once(child, 'exit').then(([code]) => {
      throw new Error(`A process of tests ended with code ${code}`);
    });
    this.gone.catch(() => {});
  }

  /** Starts one against the emulators that the environment names. */
  static start(): RulesTests {
    return new RulesTests(
      fork(join(import.meta.dirname, 'test-process.ts'), [], {
        cwd: REPOSITORY,
        execArgv: ['--import', TSX_LOADER],
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      }),
    );
  }

  /**
   * Runs tests of a file until the first that fails.
   * @throws Error where the file cannot be loaded or holds none of them
   */
  async run(request: TestRequest): Promise<TestReport> {
    const answered = once(this.child, 'message');
    this.child.send(request);
    const [message] = await Promise.race([answered, this.gone]);
    const answer = answerSchema.parse(message);
    if ('broken' in answer) {
      throw new Error(`${request.file}: ${answer.broken}`);
    }
    return answer;
  }

  close(): void {
    this.child.disconnect();
  }
}
