import type { Locator, Page } from 'playwright-core';
import type { ShownResult } from './flow.ts';

/** The web client waits 70 seconds for the answer of a callable before it says that none came. */
const LONGEST_MS = 120_000;

/** The toasts that are up. */
const toastsOf = (page: Page): Locator => page.locator('[data-sonner-toast]');

/**
 * Waits until the page says how it went.
 * @param done what it shows once it is done
 * @param failures the texts of the specified failures; any other is none
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

/** Waits until nothing of an earlier try is said any more. */
export async function untilToastsClose(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForFunction(() => document.querySelector('[data-sonner-toast]') === null, undefined, {
    timeout: LONGEST_MS,
  });
}

/** @throws Error where the field does not hold the text */
export async function expectValue(field: Locator, text: string): Promise<void> {
  const value = await field.inputValue();
  if (value !== text) {
    throw new Error(`typed ${JSON.stringify(text)}, but the field holds ${JSON.stringify(value)}`);
  }
}
