import { type Browser, chromium } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** Starts the Chromium that the test run found, with a microphone that beeps. */
export function startChromium(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH;
  if (!executablePath) {
    throw new Error('CHROMIUM_PATH is not set: run these tests with npm test -- e2e');
  }
  return chromium.launch({ executablePath, args: FLAGS });
}
