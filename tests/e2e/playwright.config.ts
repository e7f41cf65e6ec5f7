import { defineConfig } from '@playwright/test';
import type { BackendOptions } from './fixtures.ts';

// On a busy machine, a screen shows a change long before it is stored, and a trigger waits for others.
// The longest journey takes a minute alone, and four times as long on a busy machine. Each of its steps has its own limit.
const JOURNEY_MS = 240_000;
const SEEN_WITHIN_MS = 50_000;

export default defineConfig<object, BackendOptions>({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../.cache/test-results/journeys',
  globalSetup: './set-up.ts',
  // Each with a backend of its own, two keep two processors busy.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: JOURNEY_MS,
  expect: { timeout: SEEN_WITHIN_MS, toPass: { timeout: SEEN_WITHIN_MS } },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    actionTimeout: SEEN_WITHIN_MS,
    navigationTimeout: SEEN_WITHIN_MS,
    // The snapshots show each step as well as a screencast does, which would cost a tenth of every journey's time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    // Set by the global setup before a worker reads this file.
    backendsUrl: process.env.JOURNEY_BACKENDS_URL,
  },
});
