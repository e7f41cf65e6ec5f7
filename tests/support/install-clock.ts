import type { Page } from 'playwright-core';

/**
 * Lets a journey control the page's clock from the next address on. It leaves the current one first: while the clock is
 * being installed, it is 1970 for a moment, which a staff screen would record as the last activity.
 */
export async function installClock(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.clock.install();
}
