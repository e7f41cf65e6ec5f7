import type { Plugin } from 'vite';
import { type BuiltChunk, closureOf, fileOf } from './built-chunks.ts';

/** A page of its own for an address: the same client, asked to fetch what it shows first. */
export interface ScreenPage {
  /** The file of the page; the hosting's rewrites say for which address. */
  readonly page: string;
  /** How the paths of the modules end that are loaded first there, the most urgent first. */
  readonly modules: readonly string[];
  /** Those that the entry requests once it runs (`preload-later.ts`): a slow network delivers the first ones sooner. */
  readonly later?: readonly string[];
}

const INDEX = 'index.html';

/**
 * Lets the browser fetch what is loaded after the entry, the client and the screen that the address shows, together with the
 * entry instead of after it: two round trips less before the screen is drawn. Each screen that visitors open first has a page of its
 * own, for what is fetched differs. What reads the database is not among it: it is as much again, and the screen would be drawn later.
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
      for (const { page, modules, later = [] } of screens) {
        const source = html.replace('</head>', `${preloads(chunks, modules, later)}</head>`);
        if (page === INDEX) {
          index.source = source;
        } else {
          this.emitFile({ type: 'asset', fileName: page, source });
        }
      }
    },
  };
}

function preloads(
  chunks: readonly BuiltChunk[],
  modules: readonly string[],
  later: readonly string[],
): string {
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const filesOf = (paths: readonly string[]) =>
    closureOf(
      chunks,
      paths.map((path) => fileOf(chunks, path)),
    );
  const loadedAnyway = closureOf(chunks, entries);
  const first = [...filesOf(modules)].filter((file) => !loadedAnyway.has(file));
  const next = [...filesOf(later)].filter((file) => !loadedAnyway.has(file) && !first.includes(file));
  return [...linksTo(first, 'modulepreload'), ...linksTo(next, 'later')].join('\n    ');
}

function linksTo(files: readonly string[], rel: 'modulepreload' | 'later'): string[] {
  return files.map((file) => `<link rel="${rel}" crossorigin href="/${file}">`);
}
