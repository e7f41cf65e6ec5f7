import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// On a busy machine.
const UNIT_MS = 60_000;
// A call through the emulators takes longer than one through memory, a whole local backend longer still.
const CALL_MS = 90_000;
const BACKEND_MS = 120_000;
// Several triggers one after another, each of which may take `TRIGGERED`; or a stream of the web SDK that is lost and opened again.
const WAITS_MS = 240_000;
// A deployment against the stub of Google's control plane builds functions and site; or the functions are packed and installed.
const DEPLOYMENT_MS = 900_000;
// The reporter names each test above this.
const SLOW_TEST_MS = 10_000;

// Starts the emulators and the fake providers for the projects that need them.
const BACKEND = fileURLToPath(new URL('tools/backend/vitest-backend.ts', import.meta.url));
const MODULE_ISOLATION = fileURLToPath(new URL('tools/test-run/module-isolation.ts', import.meta.url));

// The entry for `import`. vitest chooses the one for `require`, which `vmForks` cannot load.
const REACT_ROUTER = fileURLToPath(import.meta.resolve('react-router-dom'));

// Tests that replace a module, or something else that a process has once.
const WEB_ISOLATED = 'src/**/*.isolated.test.{ts,tsx}';

// What an operator does rarely, and what happens when a provider fails: a quarter of the time of the functions' tests.
const RARE_OPERATIONS = [
  'src/{church-export,imports,data/migrations}/**/*.test.ts',
  'src/messaging/providers.test.ts',
  'src/retention/{erase-on-request,replay-erasures}.test.ts',
  'src/team-members/{first,restore}-leader.test.ts',
];
const FUNCTIONS_ELSEWHERE = ['**/*.emulator.test.ts', '**/*.load.test.ts'];

const FUNCTIONS_IN_PROCESS = {
  // Files share a process, but no module of ours.
  isolate: false,
  runner: MODULE_ISOLATION,
  globalSetup: BACKEND,
  root: 'functions',
  setupFiles: ['src/testing/own-project.setup.ts'],
  testTimeout: CALL_MS,
  hookTimeout: CALL_MS,
};

export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    // Without `isolate`, files share a process, for half the processor time or less: where none leaves anything behind in it.
    // What functions log beside a test is of use where it fails.
    silent: 'passed-only',
    slowTestThreshold: SLOW_TEST_MS,
    // Tests wait for the emulators half of their time, so four keep two processors busy; all share one backend, so more is no gain.
    maxWorkers: 4,
    projects: [
      {
        test: {
          name: 'i18n',
          root: 'i18n',
          include: ['src/**/*.test.ts'],
          isolate: false,
          testTimeout: UNIT_MS,
          hookTimeout: UNIT_MS,
        },
      },
      {
        test: {
          name: 'domain',
          root: 'domain',
          include: ['src/**/*.test.ts'],
          isolate: false,
          testTimeout: UNIT_MS,
          hookTimeout: UNIT_MS,
        },
      },
      {
        test: {
          name: 'tools',
          include: ['{tools,bench}/**/*.test.ts'],
          exclude: ['**/*.{emulator,rehearsal}.test.ts', '**/node_modules/**'],
          isolate: false,
          testTimeout: UNIT_MS,
          hookTimeout: UNIT_MS,
        },
      },
      {
        extends: 'web/vitest.config.ts',
        test: {
          name: 'web',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [WEB_ISOLATED],
          isolate: false,
        },
      },
      {
        extends: 'web/vitest.config.ts',
        resolve: { alias: { 'react-router-dom': REACT_ROUTER } },
        // Each file has its own modules and globals. A process for each would take 1.7 times the processor time.
        test: { name: 'web-isolated', include: [WEB_ISOLATED], pool: 'vmForks' },
      },
      {
        test: {
          name: 'rules',
          globalSetup: BACKEND,
          root: 'tests/rules',
          include: ['**/*.test.ts'],
          isolate: false,
          // Tests of the rules send queries that the product does not.
          env: { QUERY_RECORDINGS: '' },
          testTimeout: CALL_MS,
          hookTimeout: CALL_MS,
        },
      },
      {
        test: {
          ...FUNCTIONS_IN_PROCESS,
          name: 'functions',
          include: ['src/**/*.test.ts'],
          exclude: [...FUNCTIONS_ELSEWHERE, ...RARE_OPERATIONS],
        },
      },
      {
        test: {
          ...FUNCTIONS_IN_PROCESS,
          name: 'functions-operations',
          include: RARE_OPERATIONS,
          exclude: FUNCTIONS_ELSEWHERE,
        },
      },
      {
        test: {
          name: 'functions-emulator',
          globalSetup: BACKEND,
          root: 'functions',
          include: ['src/**/*.emulator.test.ts'],
          testTimeout: WAITS_MS,
          hookTimeout: CALL_MS,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // In a project of its own as well: thousands of documents would keep the triggers of others waiting.
        test: {
          name: 'functions-load',
          globalSetup: BACKEND,
          root: 'functions',
          include: ['src/**/*.load.test.ts'],
          setupFiles: ['src/testing/own-project.setup.ts'],
          testTimeout: WAITS_MS,
          hookTimeout: CALL_MS,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'web-writes',
          globalSetup: BACKEND,
          root: 'tests/web-writes',
          include: ['**/*.test.ts'],
          testTimeout: WAITS_MS,
          hookTimeout: WAITS_MS,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'tools-emulator',
          globalSetup: BACKEND,
          root: 'tools',
          include: ['**/*.emulator.test.ts'],
          testTimeout: BACKEND_MS,
          // An engine of rules takes seconds to start, on a busy machine a minute.
          hookTimeout: CALL_MS,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'rehearsal',
          root: 'tools',
          include: ['**/*.rehearsal.test.ts'],
          // Each file builds the functions and writes their lockfile.
          maxWorkers: 1,
          testTimeout: DEPLOYMENT_MS,
          hookTimeout: DEPLOYMENT_MS,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
