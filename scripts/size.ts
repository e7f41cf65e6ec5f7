/**
 * Prints how much JavaScript a visitor loads before the request form can be used, and fails above the budget.
 *   npm run size
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import { REPOSITORY } from '../local/project.ts';

const BUDGET_KB = 150;
const BYTES_PER_KB = 1000;
const DIST = join(REPOSITORY, 'web', 'dist');

/** The two modules that have to run: the client itself and the screen that holds the form. */
const FIRST_LOAD = ['index.html', 'src/features/request-prayer/request-prayer-page.tsx'];

/** The part of Vite's manifest that says which file a module is in and which others that file imports at once. */
const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
);

const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8')));

/** The scripts of these modules and of everything they import statically. */
function scriptsOf(modules: string[], found = new Set<string>()): Set<string> {
  for (const name of modules) {
    const module = manifest[name];
    if (module === undefined) {
      throw new Error(`The web build has no module ${name}.`);
    }
    if (!found.has(module.file)) {
      found.add(module.file);
      scriptsOf(module.imports, found);
    }
  }
  return found;
}

let totalBytes = 0;
for (const file of scriptsOf(FIRST_LOAD)) {
  const bytes = gzipSync(readFileSync(join(DIST, file))).byteLength;
  totalBytes += bytes;
  console.log(`${(bytes / BYTES_PER_KB).toFixed(1).padStart(6)} kB  ${file}`);
}
const totalKb = totalBytes / BYTES_PER_KB;
console.log(`first-load: ${totalKb.toFixed(1)} kB`);
if (totalKb > BUDGET_KB) {
  console.error(`The budget is ${BUDGET_KB} kB of gzip: load later what the form does not need to open.`);
  process.exitCode = 1;
}
