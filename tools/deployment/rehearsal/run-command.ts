import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CACHE_FOLDER, REPOSITORY } from '../../project.ts';
import { type TypedAnswer, Typist } from '../testing/typed-answers.ts';
import { cliOrigins } from './cli-origins.ts';
import { PROJECT } from './prepared.ts';
import type { StubServer } from './stub-server.ts';

const RESOLVE_TO_LOCALHOST = fileURLToPath(new URL('resolve-to-localhost.cjs', import.meta.url));

export interface CommandRun {
  readonly code: number;
  readonly output: string;
  /** The calls that the command sent to Google, as `METHOD host path`. */
  readonly calls: readonly string[];
}

/** Runs `npm run COMMAND -- --project …` against the stub. Closes the input if there are no answers. */
export async function runCommand(
  stub: StubServer,
  [command, ...args]: readonly [string, ...string[]],
  answers: readonly TypedAnswer[] = [],
): Promise<CommandRun> {
  stub.takeCalls();
  const config = join(CACHE_FOLDER, 'deploy-rehearsal');
  rmSync(config, { recursive: true, force: true });
  const child = spawn('npm', ['run', command, '--silent', '--', '--project', PROJECT, ...args], {
    cwd: REPOSITORY,
    env: {
      // Only PATH and HOME are inherited. FIRESTORE_EMULATOR_HOST would redirect the deployment to an emulator.
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...cliOrigins(stub.port),
      GOOGLE_APIS_ORIGIN: `http://*.googleapis.com:${stub.port}`,
      SENDGRID_BASE_URL: `http://api.sendgrid.com:${stub.port}`,
      XDG_CONFIG_HOME: config,
      FIREBASE_TOKEN: '1//rehearsal',
      NODE_OPTIONS: `--require ${JSON.stringify(RESOLVE_TO_LOCALHOST)}`,
      // A clean machine has no package in npm's cache, and npm's registry resolves to this machine too.
      npm_config_cache: join(config, 'npm'),
      NO_UPDATE_NOTIFIER: '1',
      CI: 'true',
    },
  });
  if (answers.length === 0) {
    child.stdin.end();
  }
  const typist = new Typist(answers, (typed) => child.stdin.write(typed));
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk;
    typist.read(String(chunk));
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const code = await new Promise<number>((resolve) => child.on('close', (exit) => resolve(exit ?? 1)));
  // Vitest shows this if the test fails.
  console.log(output);
  return { code, output, calls: stub.takeCalls() };
}
