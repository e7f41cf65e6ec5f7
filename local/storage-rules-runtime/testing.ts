import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { TSX_LOADER } from '../processes/kept-process.ts';

// The lines are those of firebase-tools, src/emulator/storage/rules/runtime.ts.

const ENTRY = fileURLToPath(new URL('main.ts', import.meta.url));

/** The runtime as the CLI starts it, and the lines between them. */
export class Runtime {
  readonly process: ChildProcessWithoutNullStreams;
  errorOutput = '';
  private readonly lines: AsyncIterator<string>;

  constructor(...args: readonly string[]) {
    this.process = spawn(process.execPath, ['--import', TSX_LOADER, ENTRY, ...args]);
    this.lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
    this.process.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.errorOutput += text;
    });
  }

  async received(): Promise<unknown> {
    const { value, done } = await this.lines.next();
    return done === true ? `the runtime ended: ${this.errorOutput}` : JSON.parse(value);
  }

  async ask(message: object): Promise<unknown> {
    this.process.stdin.write(`${JSON.stringify(message)}\n`);
    return this.received();
  }
}

/** The CLI's message that loads a ruleset. */
export const load = (content: string, rulesetName = '0') => ({
  action: 'load_ruleset',
  context: { rulesetName, source: { files: [{ name: 'storage.rules', content }] } },
  id: 0,
});

/** The CLI's null. */
export const NOTHING = { null_value: null };

/** A request as the CLI writes it; `claims` are those of the caller's token. */
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

/** The runtime's answer to a request that it could judge, or a ruleset that it could load. */
export const ok = (id: number, result: object) => ({ id, status: 'ok', result, errors: [], warnings: [] });
