import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const lib = join(here, 'lib');

// domain is a linked workspace that a deployed function would not find, so it is bundled; what npm
// installs beside the bundle stays outside of it.
const options = {
  entryPoints: [join(here, 'src/index.ts')],
  outdir: lib,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
  external: [
    'firebase-admin',
    'firebase-admin/*',
    'firebase-functions',
    'firebase-functions/*',
    '@sendgrid/client',
    '@sendgrid/mail',
  ],
};

if (process.argv.includes('--watch')) {
  await (await context(options)).watch();
} else {
  await rm(lib, { recursive: true, force: true });
  await build(options);
}
