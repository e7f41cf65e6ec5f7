import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startSupervised } from '../tools/processes/supervised-process.ts';
import { CACHE_FOLDER, REPOSITORY } from '../tools/project.ts';

const FOLDER = join(CACHE_FOLDER, 'stability');
const ARTIFACTS = join(CACHE_FOLDER, 'test-results');
const MS_PER_MINUTE = 60_000;
const BUSY_PROCESSES = 2;

const { values: flags, positionals } = parseArgs({
  options: { thorough: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const runs = Number(positionals[0]);
if (!Number.isInteger(runs) || runs < 1) {
  console.error('Say how often: npm run test:stability -- 10');
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(1));
}

rmSync(FOLDER, { recursive: true, force: true });
let green = 0;
let slowest = 0;
for (let run = 1; run <= runs; run += 1) {
  const isBurdened = run % 2 === 0;
  const { isGreen, counts, minutes } = await runOnce(join(FOLDER, `run-${run}`), isBurdened);
  green += Number(isGreen);
  slowest = Math.max(slowest, minutes);
  console.log(`run ${run} of ${runs}${isBurdened ? ', burdened' : ''}: ${counts}, ${minutes.toFixed(1)} min`);
}
console.log(`stability: ${green} of ${runs} green, slowest ${slowest.toFixed(1)} min`);
process.exitCode = green === runs ? 0 : 1;

/** Runs the tests once. If they fail, their output stays in the folder. */
async function runOnce(folder: string, isBurdened: boolean) {
  mkdirSync(folder, { recursive: true });
  const log = createWriteStream(join(folder, 'output.log'));
  const startedAt = Date.now();
  const busy = Array.from({ length: isBurdened ? BUSY_PROCESSES : 0 }, () =>
    start(['-e', 'for (;;);'], () => {}),
  );
  let lastLine = '';
  const tests = start(
    ['--import', 'tsx', join('scripts', 'test.ts'), flags.thorough ? 'thorough' : 'quick'],
    (line) => {
      log.write(`${line}\n`);
      lastLine = line;
    },
  );
  const isGreen = (await tests.exited) === 0;
  const minutes = (Date.now() - startedAt) / MS_PER_MINUTE;
  await Promise.all(busy.map((each) => each.stop()));
  log.end();
  if (isGreen) {
    rmSync(folder, { recursive: true });
  } else if (existsSync(ARTIFACTS)) {
    renameSync(ARTIFACTS, join(folder, 'test-results'));
  }
  return { isGreen, counts: lastLine, minutes };
}

function start(args: readonly string[], onOutput: (line: string) => void) {
  return startSupervised(process.execPath, args, { cwd: REPOSITORY, env: process.env, onOutput });
}
