import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, context } from 'esbuild';
import { lazyExports } from './lazy-exports.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const entry = join(here, 'src/index.ts');
const { values: flags } = parseArgs({
  options: { outdir: { type: 'string', default: join(here, 'lib') }, watch: { type: 'boolean' } },
});

// domain and i18n are linked workspaces that a deployed function would not find, so they are bundled. Packages that npm
// installs next to the bundle stay external.
const options = {
  entryPoints: [entry],
  outdir: flags.outdir,
  outExtension: { '.js': '.cjs' },
  bundle: true,
  // CommonJS modules can be loaded lazily and synchronously, and every functions loader supports them.
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [lazyExports(entry)],
  external: [
    'firebase-admin',
    'firebase-admin/*',
    'firebase-functions',
    'firebase-functions/*',
    '@sendgrid/client',
    '@sendgrid/mail',
    'file-type',
  ],
};

// The watching process waits for this line before it reloads the functions.
const announce = {
  name: 'announce',
  setup({ onEnd }) {
    onEnd(({ errors }) => console.log(errors.length === 0 ? 'built' : 'not built'));
  },
};

if (flags.watch) {
  await (await context({ ...options, plugins: [...options.plugins, announce] })).watch();
} else {
  await rm(flags.outdir, { recursive: true, force: true });
  await build(options);
}
