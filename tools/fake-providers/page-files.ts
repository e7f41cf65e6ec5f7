import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const FOLDER = fileURLToPath(new URL('page', import.meta.url));

export interface PageFile {
  readonly type: string;
  readonly content: string;
}

/** The files of the fake providers's page by their path, its TypeScript bundled for the browser. */
export async function buildPage(): Promise<ReadonlyMap<string, PageFile>> {
  const { outputFiles } = await build({
    entryPoints: [join(FOLDER, 'main.ts')],
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  return new Map([
    ['/', { type: 'text/html; charset=utf-8', content: await readFile(join(FOLDER, 'index.html'), 'utf8') }],
    [
      '/page.css',
      { type: 'text/css; charset=utf-8', content: await readFile(join(FOLDER, 'page.css'), 'utf8') },
    ],
    ['/page.js', { type: 'text/javascript; charset=utf-8', content: outputFiles[0]?.text ?? '' }],
  ]);
}
