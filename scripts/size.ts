import { join } from 'node:path';
import { type LoadedScript, measureFirstLoad } from '../tests/support/first-load/first-load.ts';
import { findChromium, inspectBrowserMachine } from '../tools/chromium/find-chromium.ts';
import { REPOSITORY } from '../tools/project.ts';
import { measurePrecache } from './precache-size.ts';

const BUDGET_KB = 150;
const BYTES_PER_KB = 1000;

/** The form accepts input and can be submitted. */
const USABLE_FORM = ['form textarea:enabled', 'form [type=submit]:enabled'];

const SITE = join(REPOSITORY, 'web', 'dist');

const chromium = await findChromium(inspectBrowserMachine(process.env));
const { before, after } = await measureFirstLoad(SITE, chromium, USABLE_FORM);
console.log(`The form waits for:\n${list(before)}`);
console.log(`Asked for as well, but not waited for: ${kilobytes(after).toFixed(1)} kB\n${list(after)}`);
const totalKb = kilobytes(before);
if (totalKb > BUDGET_KB) {
  console.error(`The budget is ${BUDGET_KB} kB of gzip: load later what the form does not need to open.`);
  process.exitCode = 1;
}
const { forVisitors, forStaff } = measurePrecache(SITE);
console.log(
  `precache: ${forVisitors.toFixed(1)} kB by a service worker, and ${forStaff.toFixed(1)} kB for the staff`,
);
console.log(`first-load: ${totalKb.toFixed(2)} kB`);

function kilobytes(scripts: readonly LoadedScript[]): number {
  return scripts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / BYTES_PER_KB;
}

function list(scripts: readonly LoadedScript[]): string {
  return scripts
    .map(({ path, gzipBytes }) => `${(gzipBytes / BYTES_PER_KB).toFixed(1).padStart(8)} kB  ${path}`)
    .join('\n');
}
