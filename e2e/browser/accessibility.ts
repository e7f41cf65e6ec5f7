import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { COLOR_SCHEMES, turnTo } from './color-scheme.ts';

/**
 * Fails with a readable list when axe finds anything on the screen as it stands.
 * @param within a selector, to look at a part alone
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(within).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
  }));
  expect(found).toEqual([]);
}

/** The same by day and by night; the screen is left by day. */
export async function expectAccessibleDayAndNight(page: Page): Promise<void> {
  for (const colorScheme of COLOR_SCHEMES) {
    await turnTo(page, colorScheme);
    await expectAccessible(page);
  }
}
