import { type Browser, chromium } from 'playwright-core';

/** A fake microphone that beeps, and no background requests. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** Returns the flags for Chromium, including those needed to reach a backend that has no address on this machine. */
export function chromiumFlags(): string[] {
  return [...CHROMIUM_FLAGS, ...(process.env.CHROMIUM_NETWORK_FLAGS?.split('\n') ?? [])];
}

/** Starts Chromium with a fake microphone that beeps. Uses a headless shell if there is one, which cannot show notifications. */
export function startChromium(): Promise<Browser> {
  const executablePath = process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH;
  if (!executablePath) {
    throw new Error('CHROMIUM_PATH is not set');
  }
  return chromium.launch({ executablePath, args: chromiumFlags() });
}
