import type { Page } from 'playwright-core';

export const COLOR_SCHEMES = ['dark', 'light'] as const;

/** Switches between light and dark mode and waits until the browser has drawn it. */
export async function turnTo(page: Page, colorScheme: (typeof COLOR_SCHEMES)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
