import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { readFunctionNames } from '../tools/deployment/function-names.ts';
import { writeFunctionsLockfile } from '../tools/deployment/functions-lockfile.ts';
import { CACHE_FOLDER, REPOSITORY } from '../tools/project.ts';

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
  .object({ functions: z.array(z.looseObject({ source: z.string(), runtime: z.string() })).length(1) })
  .parse(cli('../firebase.json'));

/** Loads a function as an instance that serves it does. */
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
  const outcomes = [await loadAll(names, process.execPath)];
  const deployed = await deployedNode();
  if (deployed !== null) {
    outcomes.push(await loadAll(names, deployed));
  }
  console.log(`functions-package: ${outcomes.map(({ words }) => words).join(', ')}`);
  process.exitCode = outcomes.every(({ areLoaded }) => areLoaded) ? 0 : 1;
} finally {
  await rm(folder, { recursive: true });
}

/** Returns the path to the Node version of the deployed functions, from the npm package `node`. Null if the package is unavailable. */
async function deployedNode(): Promise<string | null> {
  const version = functions[0]?.runtime.replace('nodejs', '');
  const home = join(CACHE_FOLDER, `node-${version}`);
  const node = join(home, 'node_modules', 'node', 'bin', 'node');
  if (!existsSync(node)) {
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, 'package.json'), JSON.stringify({ private: true }));
    try {
      await run('npm', ['install', `node@${version}`, '--no-audit', '--no-fund'], { cwd: home });
    } catch {
      console.log(`The npm package node@${version} is not available: no function is loaded on it.`);
      return null;
    }
  }
  return node;
}

async function loadAll(
  names: readonly string[],
  node: string,
): Promise<{ areLoaded: boolean; words: string }> {
  const { stdout } = await run(node, ['--version']);
  let loaded = 0;
  for (const name of names) {
    loaded += (await loads(name, node)) ? 1 : 0;
  }
  return {
    areLoaded: loaded === names.length,
    words: `${loaded} of ${names.length} load on Node ${stdout.trim()}`,
  };
}

async function loads(name: string, node: string): Promise<boolean> {
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
    await run(node, ['-e', LOAD], { cwd: folder, env });
    return true;
  } catch (error) {
    console.error(`${name} does not load:`, error);
    return false;
  }
}
