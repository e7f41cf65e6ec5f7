import type { Page } from 'playwright-core';

export const COLOR_SCHEMES = ['dark', 'light'] as const;

/** Turns day into night or back, and waits until the browser has drawn it. */
export async function turnTo(page: Page, colorScheme: (typeof COLOR_SCHEMES)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
