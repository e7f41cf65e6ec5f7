import type { Page } from '@playwright/test';

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Returns a circle in the list of circles, or a prayer in a circle. */
export const card = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });

export const circleLink = (page: Page, circleName: string) =>
  page.getByRole('link', { name: `Open Circle ${circleName}` });

export async function confirm(page: Page, label: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: label }).click();
}
