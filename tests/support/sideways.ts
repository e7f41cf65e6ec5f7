import type { Page } from 'playwright-core';

/** Returns how far a page can be scrolled sideways, in CSS pixels. */
export function sidewaysPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
