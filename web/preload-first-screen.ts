import type { Plugin } from 'vite';

/**
 * Lets the browser fetch the code of the screen that most visitors open first together with the client itself,
 * instead of after it: one round trip less before the form can be used.
 */
export function preloadFirstScreen(screen: string): Plugin {
  return {
    name: 'preload-first-screen',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(screen));
        if (page === undefined) {
          throw new Error(`The build has no chunk for ${screen}.`);
        }
        const entries = chunks.filter((chunk) => chunk.isEntry);
        const loadedAnyway = new Set(entries.flatMap(({ fileName, imports }) => [fileName, ...imports]));
        return [page.fileName, ...page.imports]
          .filter((file) => !loadedAnyway.has(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head',
          }));
      },
    },
  };
}
