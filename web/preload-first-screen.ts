import type { Plugin } from 'vite';

/**
 * Lets the browser fetch what is loaded after the entry, the client and the screen that most visitors open first, together with the
 * entry instead of after it: two round trips less before the form can be used.
 *
 * @param modules how the paths of the modules end that the first screen loads
 */
export function preloadFirstScreen(modules: readonly string[]): Plugin {
  return {
    name: 'preload-first-screen',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const wanted = modules.flatMap((module) => {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
          if (chunk === undefined) {
            throw new Error(`The build has no chunk for ${module}.`);
          }
          return [chunk.fileName, ...chunk.imports];
        });
        const entries = chunks.filter((chunk) => chunk.isEntry);
        const loadedAnyway = new Set(entries.flatMap(({ fileName, imports }) => [fileName, ...imports]));
        return [...new Set(wanted)]
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
