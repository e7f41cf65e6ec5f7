import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { findEmulators } from '../../find-emulators.ts';

// The line protocol is that of firebase-tools, src/emulator/storage/rules/runtime.ts.

export class EngineProcess {
  readonly process: ChildProcessWithoutNullStreams;
  errorOutput = '';
  private readonly lines: AsyncIterator<string>;

  static start(): EngineProcess {
    const { environment } = findEmulators(process.env);
    const { STORAGE_EMULATOR_BINARY_PATH: engine } = environment;
    if (engine === undefined) {
      throw new Error(
        'This machine has the storage rules runtime of the Firebase CLI: nothing starts the engine.',
      );
    }
    return new EngineProcess(['-jar', engine, 'serve'], { ...process.env, ...environment });
  }

  private constructor(args: readonly string[], env: NodeJS.ProcessEnv) {
    this.process = spawn('java', args, { env });
    this.lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
    this.process.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.errorOutput += text;
    });
  }

  async received(): Promise<unknown> {
    const { value, done } = await this.lines.next();
    return done === true ? `the engine ended: ${this.errorOutput}` : JSON.parse(value);
  }

  async ask(message: object): Promise<unknown> {
    this.process.stdin.write(`${JSON.stringify(message)}\n`);
    return this.received();
  }
}

export const load = (content: string, rulesetName = '0') => ({
  action: 'load_ruleset',
  context: { rulesetName, source: { files: [{ name: 'storage.rules', content }] } },
  id: 0,
});

/** The CLI's representation of null. */
export const NOTHING = { null_value: null };

/** Returns a request as the CLI writes it. `claims` are the claims of the caller's token. */
export function verify(
  id: number,
  path: string,
  method: string,
  given: {
    resource?: object;
    incoming?: object;
    claims?: Record<string, object>;
    rulesetName?: string;
  } = {},
) {
  const { resource = NOTHING, incoming = NOTHING, claims, rulesetName = '0' } = given;
  const segments = path.split('/').filter(Boolean);
  const auth =
    claims === undefined
      ? NOTHING
      : { map_value: { fields: { uid: claims.user_id, token: { map_value: { fields: claims } } } } };
  const fields = {
    path: { path_value: { segments: segments.map((simple) => ({ simple })) } },
    time: { timestamp_value: '2026-11-21T08:00:00.000Z' },
    resource: incoming,
    auth,
  };
  const variables = { resource, request: { map_value: { fields } } };
  return {
    action: 'verify',
    context: { rulesetName, service: 'firebase.storage', path, method, variables },
    id,
  };
}

export const ok = (id: number, result: object) => ({ id, status: 'ok', result, errors: [], warnings: [] });
