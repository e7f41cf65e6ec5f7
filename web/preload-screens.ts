import type { Plugin } from 'vite';
import { type BuiltChunk, closureOf, fileOf } from './built-chunks.ts';

/** An HTML page for one address. It loads the same client but preloads the files of that screen. */
export interface ScreenPage {
  /** The file name of the page. The Hosting rewrites map addresses to it. */
  readonly page: string;
  /** The ends of the paths of the modules to load first, most urgent first. */
  readonly modules: readonly string[];
  /** Files that the first modules must do without, because they would share the network with them. */
  readonly without?: RegExp;
  /** Modules that the entry requests once it runs (`preload-later.ts`). On a slow network, the first modules arrive sooner this way. */
  readonly later?: readonly string[];
}

const INDEX = 'index.html';

/**
 * Lets the browser fetch the client and the screen at the current address in parallel with the entry instead of after
 * it, which saves two round trips before the screen is drawn. Each screen that visitors open first has its own page
 * because the files differ. On visitor pages, the code that reads the database is not preloaded: it would double the
 * download and delay the screen.
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
      for (const screen of screens) {
        const { page } = screen;
        const source = html.replace('</head>', `${preloads(chunks, screen)}</head>`);
        if (page === INDEX) {
          index.source = source;
        } else {
          this.emitFile({ type: 'asset', fileName: page, source });
        }
      }
    },
  };
}

function preloads(chunks: readonly BuiltChunk[], { page, modules, without, later = [] }: ScreenPage): string {
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const filesOf = (paths: readonly string[]) =>
    closureOf(
      chunks,
      paths.map((path) => fileOf(chunks, path)),
    );
  const loadedAnyway = closureOf(chunks, entries);
  const first = [...filesOf(modules)].filter((file) => !loadedAnyway.has(file));
  const unwanted = first.find((file) => without?.test(`/${file}`));
  if (unwanted !== undefined) {
    throw new Error(`${page} must not preload ${unwanted}.`);
  }
  const next = [...filesOf(later)].filter((file) => !loadedAnyway.has(file) && !first.includes(file));
  return [...linksTo(first, 'modulepreload'), ...linksTo(next, 'later')].join('\n    ');
}

function linksTo(files: readonly string[], rel: 'modulepreload' | 'later'): string[] {
  return files.map((file) => `<link rel="${rel}" crossorigin href="/${file}">`);
}
