import { type Browser, chromium } from 'playwright-core';

/** A microphone that beeps, and nothing that calls home. */
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

/** The flags of Chromium, with those by which it reaches the running backend where that is not by an address of this machine. */
export function chromiumFlags(): string[] {
  return [...CHROMIUM_FLAGS, ...(process.env.CHROMIUM_NETWORK_FLAGS?.split('\n') ?? [])];
}

/** Starts a Chromium with a microphone that beeps; where there is one, a headless shell, which has no notifications to show. */
export function startChromium(): Promise<Browser> {
  const executablePath = process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH;
  if (!executablePath) {
    throw new Error('CHROMIUM_PATH is not set');
  }
  return chromium.launch({ executablePath, args: chromiumFlags() });
}
