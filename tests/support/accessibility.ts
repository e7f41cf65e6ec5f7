import { deepEqual } from 'node:assert/strict';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { COLOR_SCHEMES, turnTo } from './color-scheme.ts';

/**
 * Fails with a readable list if axe finds violations on the current screen.
 * @param within the selector of the part to check
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  await analyse(page, (axe) => axe.include(within));
}

async function analyse(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  // No screen has frames of another origin, so axe need not collect its results in a separate page, which would double
  // the time.
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await choose(builder).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
  }));
  deepEqual(found, []);
}

/** Checks the screen in light mode, and only the colors in dark mode because nothing else differs. Leaves the screen in light mode. */
export async function expectAccessibleDayAndNight(page: Page): Promise<void> {
  await turnTo(page, 'dark');
  await expectReadableColors(page);
  await turnTo(page, 'light');
  await expectAccessible(page);
}

/** Checks only the colors, in both modes. Leaves the screen in light mode. */
export async function expectReadableDayAndNight(page: Page): Promise<void> {
  for (const colorScheme of COLOR_SCHEMES) {
    await turnTo(page, colorScheme);
    await expectReadableColors(page);
  }
}

async function expectReadableColors(page: Page): Promise<void> {
  await analyse(page, (axe) => axe.withRules(['color-contrast', 'link-in-text-block']));
}
