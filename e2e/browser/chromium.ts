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

/** Starts a Chromium with a microphone that beeps; where there is one, a headless shell, which has no notifications to show. */
export function startChromium(): Promise<Browser> {
  return launch(process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH);
}

/** Starts a Chromium that shows notifications too. */
export function startWholeChromium(): Promise<Browser> {
  return launch(process.env.CHROMIUM_PATH);
}

function launch(executablePath: string | undefined): Promise<Browser> {
  if (!executablePath) {
    throw new Error('CHROMIUM_PATH is not set: run these tests with npm test -- e2e');
  }
  return chromium.launch({ executablePath, args: FLAGS });
}
