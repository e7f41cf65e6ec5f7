import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// In a whole run, tests of units share the processor with browsers, on what these leave.
const UNIT_MS = 60_000;
// A call through the emulators takes longer than one through memory, a journey in a browser longer still.
const CALL_MS = 90_000;
const JOURNEY_MS = 120_000;
// A screen shows a change before the database has it, and a trigger that was not wanted before starts a process first.
const SEEN_WITHIN = { timeout: 50_000, interval: 100 };

export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    // Tests wait for emulators and browsers a good part of their time; all share one backend, so more is no gain.
    maxWorkers: Math.min(4, Math.max(2, availableParallelism() - 1)),
    projects: [
      { test: { name: 'domain', root: 'domain', include: ['src/**/*.test.ts'], testTimeout: UNIT_MS } },
      'local/vitest.config.ts',
      'web/vitest.config.ts',
      {
        test: {
          name: 'rules',
          root: 'tests/rules',
          include: ['**/*.test.ts'],
          testTimeout: CALL_MS,
          hookTimeout: CALL_MS,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'functions',
          root: 'functions',
          include: ['src/**/*.test.ts'],
          testTimeout: CALL_MS,
          hookTimeout: CALL_MS,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'e2e',
          root: 'e2e',
          include: ['**/*.e2e.test.ts'],
          setupFiles: ['browser/begin-with-nothing.ts'],
          testTimeout: JOURNEY_MS,
          hookTimeout: JOURNEY_MS,
          expect: { poll: SEEN_WITHIN },
          // Settings are the whole community's: a journey that changes them must not meet another.
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'local-differential',
          root: 'local',
          include: ['**/*.emulator.test.ts'],
          testTimeout: JOURNEY_MS,
          hookTimeout: CALL_MS,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
