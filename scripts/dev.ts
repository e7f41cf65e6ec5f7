/**
 * Runs the whole product on this machine with demo data. Ctrl-C stops it.
 *   npm run dev
 *   npm run dev -- --keep           keeps the data between runs, in .cache/data
 *   npm run dev -- --keep-in PATH   keeps them in another folder
 *   npm run dev -- --free-ports     takes free ports instead of the well-known ones
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runDev } from '../tools/dev/dev.ts';
import { stopSignal } from '../tools/processes/stop-signal.ts';
import { CACHE_FOLDER } from '../tools/project.ts';
import { seedBackend } from './demo-data/seed-backend.ts';
import { DEMO_PASSWORD, DEMO_STAFF } from './demo-data/staff.ts';

const { values: flags } = parseArgs({
  options: {
    keep: { type: 'boolean', default: false },
    'keep-in': { type: 'string' },
    'free-ports': { type: 'boolean', default: false },
  },
});
const storeIn = flags['keep-in'] ?? (flags.keep ? join(CACHE_FOLDER, 'data') : null);

try {
  await runDev({
    dataFolder: storeIn === null ? null : resolve(storeIn),
    freePorts: flags['free-ports'],
    accounts: DEMO_STAFF,
    password: DEMO_PASSWORD,
    seed: seedBackend,
    signal: stopSignal(),
    print: (line) => console.log(line),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
