import type { Locator, Page } from 'playwright-core';
import type { ShownResult } from './flow.ts';

/** The web client waits 70 seconds for a callable's response before it reports a failure. */
const LONGEST_MS = 120_000;

const toastsOf = (page: Page): Locator => page.locator('[data-sonner-toast]');

/**
 * Waits until the page shows the outcome.
 * @param done what the page shows after success
 * @param failures the texts of the specified failure messages. Other toasts are ignored.
 */
export async function shownOn(
  page: Page,
  done: Locator,
  failures: readonly (string | RegExp)[],
): Promise<ShownResult> {
  const failed = failures.map((text) => toastsOf(page).filter({ hasText: text }));
  const any = failed.reduce((one, other) => one.or(other), done);
  await any.first().waitFor({ timeout: LONGEST_MS });
  if (await done.first().isVisible()) {
    return { isDone: true, words: 'done' };
  }
  const words = (await toastsOf(page).allInnerTexts()).map((text) => text.replaceAll('\n', ': '));
  return { isDone: false, words: words.join(' / ') };
}

export async function untilToastsClose(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForFunction(() => document.querySelector('[data-sonner-toast]') === null, undefined, {
    timeout: LONGEST_MS,
  });
}

/** @throws Error if the value of the field differs from the text */
export async function expectValue(field: Locator, text: string): Promise<void> {
  const value = await field.inputValue();
  if (value !== text) {
    throw new Error(`typed ${JSON.stringify(text)}, but the field holds ${JSON.stringify(value)}`);
  }
}
