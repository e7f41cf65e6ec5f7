import { type Browser, chromium } from 'playwright-core';

/** A microphone that beeps, and nothing that calls home. */
export const CHROMIUM_FLAGS = [
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
  const executablePath = process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH;
  if (!executablePath) {
    throw new Error('CHROMIUM_PATH is not set');
  }
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
}
