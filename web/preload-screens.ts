import type { Plugin } from 'vite';
import { type BuiltChunk, closureOf, fileOf } from './built-chunks.ts';

/** A page of its own for an address: the same client, asked to fetch what it shows first. */
export interface ScreenPage {
  /** The file of the page; the hosting's rewrites say for which address. */
  readonly page: string;
  /** How the paths of the modules end that are loaded first there, the most urgent first. */
  readonly modules: readonly string[];
}

const INDEX = 'index.html';

/**
 * Lets the browser fetch what is loaded after the entry, the client and the screen that the address shows, together with the
 * entry instead of after it: two round trips less before the screen stands. Each screen that visitors open first has a page of its
 * own, for what is fetched differs. What reads the database is not among it: it is as much again, and the screen would stand later.
 */
export function preloadScreens(screens: readonly ScreenPage[]): Plugin {
  return {
    name: 'preload-screens',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const index = bundle[INDEX];
      if (index?.type !== 'asset') {
        throw new Error(`The build has no ${INDEX}.`);
      }
      const html = String(index.source);
      for (const { page, modules } of screens) {
        const source = html.replace('</head>', `${preloads(chunks, modules)}</head>`);
        if (page === INDEX) {
          index.source = source;
        } else {
          this.emitFile({ type: 'asset', fileName: page, source });
        }
      }
    },
  };
}

function preloads(chunks: readonly BuiltChunk[], modules: readonly string[]): string {
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const loadedAnyway = closureOf(chunks, entries);
  const wanted = closureOf(
    chunks,
    modules.map((module) => fileOf(chunks, module)),
  );
  return [...wanted]
    .filter((file) => !loadedAnyway.has(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('\n    ');
}
