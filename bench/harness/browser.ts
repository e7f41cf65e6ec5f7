import type { Browser } from 'playwright-core';
import { startChromium } from '../../tests/support/chromium.ts';
import { findChromium, inspectBrowserMachine } from '../../tools/chromium/find-chromium.ts';

/** Finds the Chromium of this machine, and starts it: before a backend, which would start for nothing where there is none. */
export async function openBrowser(): Promise<Browser> {
  process.env.CHROMIUM_PATH = await findChromium(inspectBrowserMachine(process.env));
  return startChromium();
}
