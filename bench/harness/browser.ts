import type { Browser } from 'playwright-core';
import { startChromium } from '../../tests/support/chromium.ts';
import { findChromium, inspectBrowserMachine } from '../../tools/chromium/find-chromium.ts';

/** Finds and starts Chromium. Call it before starting a backend, which would be pointless without a browser. */
export async function openBrowser(): Promise<Browser> {
  process.env.CHROMIUM_PATH = await findChromium(inspectBrowserMachine(process.env));
  return startChromium();
}
