import type { Page } from 'playwright-core';

/** Waits until the service worker answers the page's requests. */
export async function untilControlled(page: Page): Promise<void> {
  // The worker claims the page while it is still activating.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}
