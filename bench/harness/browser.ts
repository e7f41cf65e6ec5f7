import type { Browser } from 'playwright-core';
import { startChromium } from '../../tests/support/chromium.ts';
import { findChromium, inspectBrowserMachine } from '../../tools/chromium/find-chromium.ts';

/** Finds the Chromium of this machine, and starts it. */
export async function openBrowser(): Promise<Browser> {
  process.env.CHROMIUM_PATH = await findChromium(inspectBrowserMachine(process.env));
  return startChromium();
}
