import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// On a busy machine.
const UNIT_MS = 60_000;
// A call through the emulators takes longer than one through memory, a whole local backend longer still.
const CALL_MS = 90_000;
const BACKEND_MS = 120_000;
// The reporter names each test above this.
const SLOW_TEST_MS = 10_000;

// Starts the emulators and the outbox for the projects that need them.
const BACKEND = fileURLToPath(new URL('local/backend/vitest-backend.ts', import.meta.url));

export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    // Without `isolate`, files share a process, for half the processor time or less: where none leaves anything behind in it.
    // What functions log beside a test is of use where it fails.
    silent: 'passed-only',
    slowTestThreshold: SLOW_TEST_MS,
    // Tests wait for emulators and browsers a good part of their time; all share one backend, so more is no gain.
    maxWorkers: Math.min(4, Math.max(2, availableParallelism() - 1)),
    projects: [
      {
        test: {
          name: 'domain',
          root: 'domain',
          include: ['src/**/*.test.ts'],
          isolate: false,
          testTimeout: UNIT_MS,
        },
      },
      {
        test: {
          name: 'local',
          root: 'local',
          include: ['**/*.test.ts'],
          exclude: ['**/*.emulator.test.ts'],
          isolate: false,
          testTimeout: UNIT_MS,
        },
      },
      'web/vitest.config.ts',
      {
        test: {
          name: 'rules',
          globalSetup: BACKEND,
          root: 'tests/rules',
          include: ['**/*.test.ts'],
          isolate: false,
          testTimeout: CALL_MS,
          hookTimeout: CALL_MS,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'functions',
          globalSetup: BACKEND,
          root: 'functions',
          include: ['src/**/*.test.ts'],
          exclude: ['**/*.emulator.test.ts'],
          setupFiles: ['src/testing/own-project.setup.ts'],
          testTimeout: CALL_MS,
          hookTimeout: CALL_MS,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'functions-emulator',
          globalSetup: BACKEND,
          root: 'functions',
          include: ['src/**/*.emulator.test.ts'],
          testTimeout: CALL_MS,
          hookTimeout: CALL_MS,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'web-writes',
          globalSetup: BACKEND,
          root: 'tests/web-writes',
          include: ['**/*.test.ts'],
          testTimeout: CALL_MS,
          hookTimeout: CALL_MS,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'local-emulator',
          globalSetup: BACKEND,
          root: 'local',
          include: ['**/*.emulator.test.ts'],
          testTimeout: BACKEND_MS,
          hookTimeout: CALL_MS,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
