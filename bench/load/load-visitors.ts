import { join } from 'node:path';
import { build } from 'esbuild';
import { CACHE_FOLDER } from '../../tools/project.ts';

const FOLDER = join(CACHE_FOLDER, 'bench-load-visitors');

/** Bundles the web client's submission code for Node, with substitutes for what a browser provides, and loads it. */
export async function loadVisitors(
  variables: Readonly<Record<string, string>>,
): Promise<typeof import('./visitors.ts')> {
  await build({
    entryPoints: [join(import.meta.dirname, 'visitors.ts')],
    outdir: FOLDER,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['firebase', 'firebase/*'],
    define: { 'import.meta.env': JSON.stringify(variables), 'navigator.onLine': 'true' },
    logLevel: 'warning',
  });
  return import(join(FOLDER, 'visitors.mjs'));
}
