import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** The journeys tagged `@strict` with the site as deployed, behind a front end as strict as Google's. */
export default defineConfig({
  ...journeys,
  testMatch: ['*.e2e.ts', '*.strict.ts'],
  grep: /@strict/,
  outputDir: '../../.cache/test-results/strict-google',
  globalSetup: './set-up-strict-google.ts',
});
