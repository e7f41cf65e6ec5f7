import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, it } from 'vitest';
import * as z from 'zod';
import { REPOSITORY } from '../project.ts';
import { readFunctionNames } from './function-names.ts';
import { writeFunctionsLockfile } from './functions-lockfile.ts';

const run = promisify(execFile);
const cli = createRequire(import.meta.url);

const { prepareFunctionsUpload } = z
  .object({
    prepareFunctionsUpload:
      z.custom<
        (
          root: string,
          source: string,
          config: object,
          more: [],
        ) => Promise<{ pathToSource: string } | undefined>
      >(),
  })
  .parse(cli('firebase-tools/lib/deploy/functions/prepareFunctionsUpload.js'));
const { unzip } = z
  .object({ unzip: z.custom<(archive: string, folder: string) => Promise<void>>() })
  .parse(cli('firebase-tools/lib/unzip.js'));
const {
  functions: [config],
} = z
  .object({ functions: z.tuple([z.looseObject({ source: z.string(), runtime: z.string() })]) })
  .parse(cli('../../firebase.json'));

const DEPLOYED_VERSION = config.runtime.replace('nodejs', '');

/** Loads a function as an instance that serves it does. */
const LOAD = `if (typeof require('./lib/index.cjs')[process.env.FUNCTION_TARGET] !== 'function') { process.exit(1); }`;

const folder = await mkdtemp(join(tmpdir(), 'functions-package-'));

beforeAll(async () => {
  await run(process.execPath, [join(REPOSITORY, 'functions', 'build.mjs')]);
  writeFunctionsLockfile(REPOSITORY);
  const packed = await prepareFunctionsUpload(REPOSITORY, join(REPOSITORY, 'functions'), config, []);
  await unzip(packed?.pathToSource ?? '', folder);
  await run('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder });
});

afterAll(() => rm(folder, { recursive: true }));

describe.each([
  { version: process.versions.node, node: process.execPath },
  { version: `${DEPLOYED_VERSION}, which firebase.json names`, node: await deployedNode() },
])('on Node $version', ({ node }) => {
  it.each(readFunctionNames(REPOSITORY))('%s loads from its package', async (name) => {
    const env = {
      PATH: process.env.PATH,
      FUNCTION_TARGET: name,
      GCLOUD_PROJECT: 'our-church',
      FIREBASE_CONFIG: JSON.stringify({
        projectId: 'our-church',
        storageBucket: 'our-church.firebasestorage.app',
      }),
    };
    await run(node, ['-e', LOAD], { cwd: folder, env });
  });
});

/** Returns the path to the Node version of the deployed functions, from the npm package `node`. */
async function deployedNode(): Promise<string> {
  const print = `exec --yes --package=node@${DEPLOYED_VERSION} -- node -p process.execPath`;
  const { stdout } = await run('npm', print.split(' '), { cwd: tmpdir() });
  return stdout.trim();
}
