import type { Locator, Page } from 'playwright-core';
import type { Visit } from '../../tests/support/visit.ts';
import type { Scene } from './flow.ts';

/** The web client waits 70 seconds for a callable's response before it reports a failure. */
const LONGEST_MS = 120_000;

interface LastStep extends Pick<Scene, 'begin' | 'expectInputPreserved' | 'stored' | 'settle'> {
  done: Locator;
  /** The texts of the specified failure messages. Other toasts are ignored. */
  failures: readonly (string | RegExp)[];
}

export function sceneOn({ page, leave }: Visit, { begin, done, failures, ...rest }: LastStep): Scene {
  const toasts = page.locator('[data-sonner-toast]');
  return {
    ...rest,
    async begin() {
      await untilToastsClose(page);
      await begin();
    },
    async shown() {
      const failed = failures.map((text) => toasts.filter({ hasText: text }));
      const any = failed.reduce((one, other) => one.or(other), done);
      await any.first().waitFor({ timeout: LONGEST_MS });
      if (await done.first().isVisible()) {
        return { isDone: true, words: 'done' };
      }
      const words = (await toasts.allInnerTexts()).map((text) => text.replaceAll('\n', ': '));
      return { isDone: false, words: words.join(' / ') };
    },
    leave,
  };
}

async function untilToastsClose(page: Page): Promise<void> {
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
