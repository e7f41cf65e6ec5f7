import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { COLOR_SCHEMES, turnTo } from './color-scheme.ts';
import { DESKTOP, PHONE, TABLET } from './visit.ts';

/** The folder for screenshots that a person can review. If it is not set, none are taken. */
const FOLDER = process.env.SCREENSHOTS_FOLDER;

const SIZES = { phone: PHONE, tablet: TABLET, desktop: DESKTOP };

/** Takes screenshots of the current screen at each size, in light and dark mode, and restores it. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  if (!FOLDER) {
    return;
  }
  mkdirSync(FOLDER, { recursive: true });
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    // On a scrolled page, sticky elements would appear in the middle.
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const colorScheme of COLOR_SCHEMES) {
      await turnTo(page, colorScheme);
      await page.screenshot({ path: join(FOLDER, `${name}-${size}-${colorScheme}.png`), fullPage: true });
    }
  }
  await page.setViewportSize(DESKTOP);
}
