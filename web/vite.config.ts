import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { preloadScreens } from './preload-screens.ts';
import { prerenderedShells } from './prerendered-shells.ts';
import { staffFiles } from './staff-files.ts';
import { staticParts } from './static-parts.ts';

const FOUNDATION =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@emotion\/[^/]+|stylis)\//;

/** Imported by the entry, and needed by both the form and the dashboard's data. It runs first and imports no other file. */
const LANGUAGE = anyOf(
  'vite/preload-helper',
  'rolldown/runtime',
  'web/src/(ui/(language/(load|chosen|stored)-language|connection/on-reconnect)|config/paths)\\.ts',
  'i18n/src/(language|text|catalog)\\.ts',
  'domain/src/(fields/durations|request-form/request-choices)\\.ts',
);

/** The dependencies of every part of the Firebase SDK. */
const FIREBASE = /node_modules\/(@firebase\/(app|util|component|logger)|firebase\/app|idb)\//;

/** Firestore without React, because the dashboard's data is requested before its screen has loaded. */
const FIRESTORE = /node_modules\/(@firebase\/(firestore|webchannel-wrapper)|firebase\/firestore)\//;

/** Already on every page, so preloading them for a screen is useless. */
const ON_EVERY_PAGE = /assets\/(foundation|form-parts|language|rolldown-runtime)-/;

/** Each page preloads everything that the entry imports (`preloadScreens`). */
const ENTRY = /^assets\/index-/;

const UNUSED_PRODUCTS = fileURLToPath(new URL('src/firebase/unused-products-stub.ts', import.meta.url));

/** reactfire also imports Storage and Functions in its single file. Other modules load them where they use them. */
const reactfireWithoutStorage: Plugin = {
  name: 'reactfire-without-storage',
  enforce: 'pre',
  resolveId: (source, importer) =>
    /^firebase\/(storage|functions)$/.test(source) && importer?.includes('/node_modules/reactfire/')
      ? UNUSED_PRODUCTS
      : null,
};

const START = '/app/start.tsx';
const FORM = '/request-prayer/request-prayer-page.tsx';
const WALL = '/belief-wall/belief-wall-page.tsx';
const FEED = '/daily-content/daily-content-page.tsx';

const LIVE = ['/firebase/use-live-document.ts', '/firebase/live-pages/follow-window.ts'];

const STAFF = ['/app/staff-routes.tsx', '/session/session-layout.tsx', '/session/watch-session.ts'];

const DASHBOARD_DATA = ['/session/watch-session.ts', '/today/prefetch-today.ts'];

/** The parts that the dashboard shows first, inside the layout of the staff screens. */
const DASHBOARD = [
  '/session/protected-route.tsx',
  '/layout/staff-layout.tsx',
  '/dashboard/dashboard-page.tsx',
];

const staff = staffFiles();

/** The Hosting emulator, which runs beside the development server. */
const { HOSTING_URL } = process.env;

function anyOf(...paths: readonly string[]): RegExp {
  return new RegExp(paths.join('|'));
}

export default defineConfig({
  plugins: [
    reactfireWithoutStorage,
    react(),
    prerenderedShells(),
    preloadScreens([
      { page: 'index.html', modules: [START, FORM] },
      { page: 'belief-wall.html', modules: [START, WALL] },
      { page: 'embed.html', modules: [START, '/embed/embed-page.tsx'] },
      { page: 'daily-content.html', modules: [START, FEED] },
      { page: 'staff-sign-in.html', modules: [START, ...STAFF, '/staff-sign-in/login-page.tsx'] },
      {
        page: 'staff.html',
        modules: DASHBOARD_DATA,
        without: /\/(foundation|form-parts|schemas)-/,
        later: [START, ...STAFF, ...DASHBOARD],
      },
    ]),
    staff.plugin,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'service-worker.ts',
      // The app registers the worker itself so that it can offer a new version.
      injectRegister: false,
      // A function serves the manifest, with the name of the community.
      manifest: false,
      // The worker serves index.html for visitor screens and staff.html for staff screens.
      injectManifest: {
        globPatterns: ['{index,staff}.html', '**/*.{js,css,svg,png,woff2}'],
        manifestTransforms: [staff.mark],
      },
    }),
  ],
  resolve: {
    alias: {
      re2js: fileURLToPath(new URL('src/firebase/re2js-stub.ts', import.meta.url)),
      'hoist-non-react-statics': fileURLToPath(new URL('src/ui/hoist-statics-stub.ts', import.meta.url)),
      'firebase/database': UNUSED_PRODUCTS,
      'firebase/remote-config': UNUSED_PRODUCTS,
    },
  },
  // Served by a function that Hosting leads to.
  server: { proxy: HOSTING_URL ? { '/identity': HOSTING_URL } : {} },
  // Audio worklets are modules, and Vite serves them as modules only in this format.
  worker: { format: 'es' },
  // Vite would otherwise find it only when someone records, reload the page, and lose the recording.
  optimizeDeps: { include: ['mediabunny'] },
  build: {
    manifest: true,
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostId, hostType }) => {
        if (hostType === 'html') {
          return files;
        }
        return ENTRY.test(hostId) ? [] : files.filter((file) => !ON_EVERY_PAGE.test(file));
      },
    },
    rolldownOptions: {
      // Saves 0.4 kB of the first load, and the files that would contain only a constant.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // The first load contains the names of all visitor files. One character less in each saves 0.2 kB.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // Puts the code that screens share into its own files. Those of libraries stay the same from one release to the
        // next.
        codeSplitting: {
          groups: [
            { name: 'language', test: LANGUAGE, priority: 1 },
            { name: 'foundation', test: FOUNDATION },
            staticParts('form-parts', [START, FORM]),
            { name: 'firebase', test: FIREBASE },
            { name: 'firestore', test: FIRESTORE },
            staticParts('screen-parts', [WALL, FEED]),
            staticParts('live-parts', LIVE),
          ],
        },
      },
    },
  },
});
