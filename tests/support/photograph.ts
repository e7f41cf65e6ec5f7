import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { COLOR_SCHEMES, turnTo } from './color-scheme.ts';
import { DESKTOP, PHONE } from './visit.ts';

/** Where screenshots go, for a person to look at; without it none are taken. */
const FOLDER = process.env.SCREENSHOTS_FOLDER;

const SIZES = { phone: PHONE, desktop: DESKTOP };

/** Takes the current screen at both sizes, in light and dark, and restores it. */
export async function photograph(page: Page, name: string): Promise<void> {
  if (!FOLDER) {
    return;
  }
  mkdirSync(FOLDER, { recursive: true });
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    // What sticks to the window would appear in the middle of a page that is scrolled.
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const colorScheme of COLOR_SCHEMES) {
      await turnTo(page, colorScheme);
      await page.screenshot({ path: join(FOLDER, `${name}-${size}-${colorScheme}.png`), fullPage: true });
    }
  }
  await page.setViewportSize(DESKTOP);
}
