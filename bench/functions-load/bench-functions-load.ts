/**
 * Measures the processor time that an instance spends on loading before it can serve a function, for each function of
 * the bundle, compared with a bundle with a bare `onCall` in the same run. The last line shows the slowest function,
 * `functions-load: N.NN × bare`.
 *   npm run bench:functions-load [-- ROUNDS]
 */
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildFunctions } from '../../tools/backend/build-functions.ts';
import { CACHE_FOLDER, PROJECT_ID, STORAGE_BUCKET } from '../../tools/project.ts';

const MOST_TIMES_BARE = 1.6;
const BARE = 'bare';
const BARE_SOURCE = `const { onCall } = require('firebase-functions/https');
exports.${BARE} = onCall(async () => ({}));
`;

const PROJECT = {
  GCLOUD_PROJECT: PROJECT_ID,
  FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID, storageBucket: STORAGE_BUCKET }),
};

const run = promisify(execFile);
const rounds = Number(process.argv[2] ?? 5);
const folder = join(CACHE_FOLDER, 'bench-functions-load');
const bundle = join(folder, 'lib', 'index.cjs');
const bareBundle = join(folder, 'bare.cjs');

mkdirSync(folder, { recursive: true });
await buildFunctions(join(folder, 'lib'));
writeFileSync(bareBundle, BARE_SOURCE);
const names = Object.keys(createRequire(import.meta.url)(bundle));

let bareMs = Number.POSITIVE_INFINITY;
const leastMs = new Map(names.map((name) => [name, Number.POSITIVE_INFINITY]));
for (let round = 0; round < rounds; round += 1) {
  // Any excess over the minimum comes from other work on the machine.
  bareMs = Math.min(bareMs, await loadMs(bareBundle, BARE));
  for (const [name, ms] of leastMs) {
    leastMs.set(name, Math.min(ms, await loadMs(bundle, name)));
  }
}

const slowestFirst = [...leastMs].toSorted(([, one], [, other]) => other - one);
const rows = [...slowestFirst, [BARE, bareMs] as const].map(([name, ms]) => [
  name,
  { ms: Math.round(ms), 'times bare': Number((ms / bareMs).toFixed(2)) },
]);
console.table(Object.fromEntries(rows));
const worst = Math.max(...leastMs.values()) / bareMs;
if (worst > MOST_TIMES_BARE) {
  console.error(
    `The budget is ${MOST_TIMES_BARE} × bare: import on first use what a function does not need to start.`,
  );
  process.exitCode = 1;
}
console.log(`functions-load: ${worst.toFixed(2)} × bare`);

async function loadMs(file: string, name: string): Promise<number> {
  const script = join(import.meta.dirname, 'load-once.cjs');
  const { stdout } = await run(process.execPath, [script, file, name], {
    env: { ...process.env, ...PROJECT },
  });
  return Number(stdout);
}
