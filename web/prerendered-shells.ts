import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, createServer, createServerModuleRunner, type InlineConfig, type Plugin } from 'vite';

const OWN: InlineConfig = {
  root: fileURLToPath(new URL('.', import.meta.url)),
  configFile: false,
  mode: 'production',
  // Separate from the cache of `npm run dev`, which may run during a build.
  cacheDir: fileURLToPath(new URL('../.cache/vite-shells', import.meta.url)),
  logLevel: 'error',
  plugins: [react()],
};
const RENDERER = '/src/app/shell/render-shells.tsx';
const SHOWING = fileURLToPath(new URL('src/app/shell/show-shell.ts', import.meta.url));

interface Shell {
  readonly id: string;
  readonly html: string;
  readonly styles: readonly string[];
}

interface Renderer {
  renderShells(): Promise<readonly Shell[]>;
}

/**
 * Adds to the page what its screens show before the client has loaded: their header and first words in each language as
 * templates, the style rules they need, and the script that shows one of the templates.
 */
export function prerenderedShells(): Plugin {
  return {
    name: 'prerendered-shells',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const shells = await renderedShells();
        const styles = [...new Set(shells.flatMap((shell) => shell.styles))].join('');
        const body = `${shells.map(templateOf).join('')}<script>${await scriptOf(SHOWING)}</script>`;
        return html.replace('</head>', () => `${styles}</head>`).replace('</body>', () => `${body}</body>`);
      },
    },
  };
}

async function renderedShells(): Promise<readonly Shell[]> {
  const server = await createServer({
    ...OWN,
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const runner = createServerModuleRunner(server.environments.ssr);
  try {
    const { renderShells } = await runner.import<Renderer>(RENDERER);
    return await renderShells();
  } finally {
    await runner.close();
    await server.close();
  }
}

/** Visual only. Screen readers and the keyboard wait for the client. */
function templateOf({ id, html }: Shell): string {
  return `<template id="${id}"><div inert aria-hidden="true" style="display:contents">${html}</div></template>`;
}

async function scriptOf(module: string): Promise<string> {
  const built = await build({
    ...OWN,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: module, output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !('output' in output)) {
    throw new Error(`${module} was not built.`);
  }
  return output.output[0].code.trim();
}
