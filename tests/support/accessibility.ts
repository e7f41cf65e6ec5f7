import { deepEqual } from 'node:assert/strict';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { turnTo } from './color-scheme.ts';

/**
 * Fails with a readable list when axe finds anything on the current screen.
 * @param within a selector, to look at a part alone
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  await analyse(page, (axe) => axe.include(within));
}

async function analyse(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  // No screen has frames of another origin, so axe need not gather its findings in a page of its own, which takes as long again.
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await choose(builder).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
  }));
  deepEqual(found, []);
}

/** The same by day, and the colours by night, which are all that changes then; the screen is left by day. */
export async function expectAccessibleDayAndNight(page: Page): Promise<void> {
  await turnTo(page, 'dark');
  await analyse(page, (axe) => axe.withRules(['color-contrast', 'link-in-text-block']));
  await turnTo(page, 'light');
  await expectAccessible(page);
}
