/**
 * Unpacks what a deployment would upload of the functions into an empty folder, installs it from its own lockfile without
 * development packages, and loads each function there as an instance does.
 *   npm run prove:package
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { readFunctionNames } from '../local/deployment/function-names.ts';
import { writeFunctionsLockfile } from '../local/deployment/functions-lockfile.ts';
import { REPOSITORY } from '../local/project.ts';

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
const { functions } = z
  .object({ functions: z.array(z.looseObject({ source: z.string() })).length(1) })
  .parse(cli('../firebase.json'));

/** As an instance that serves one function loads it. */
const LOAD = `if (typeof require('./lib/index.cjs')[process.env.FUNCTION_TARGET] !== 'function') { process.exit(1); }`;

const folder = await mkdtemp(join(tmpdir(), 'functions-package-'));
try {
  await run(process.execPath, [join(REPOSITORY, 'functions', 'build.mjs')]);
  writeFunctionsLockfile(REPOSITORY);
  const source = join(REPOSITORY, 'functions');
  const packed = await prepareFunctionsUpload(REPOSITORY, source, functions[0] ?? {}, []);
  await unzip(packed?.pathToSource ?? '', folder);
  await run('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder });
  const names = readFunctionNames(REPOSITORY);
  let loaded = 0;
  for (const name of names) {
    loaded += (await loads(name)) ? 1 : 0;
  }
  console.log(`functions-package: ${loaded} of ${names.length} load on Node ${process.version}`);
  process.exitCode = loaded === names.length ? 0 : 1;
} finally {
  await rm(folder, { recursive: true });
}

async function loads(name: string): Promise<boolean> {
  const env = {
    PATH: process.env.PATH,
    FUNCTION_TARGET: name,
    GCLOUD_PROJECT: 'our-church',
    FIREBASE_CONFIG: JSON.stringify({
      projectId: 'our-church',
      storageBucket: 'our-church.firebasestorage.app',
    }),
  };
  try {
    await run(process.execPath, ['-e', LOAD], { cwd: folder, env });
    return true;
  } catch (error) {
    console.error(`${name} does not load:`, error);
    return false;
  }
}
