import { expect } from '@playwright/test';
import type { Locator, Page } from 'playwright-core';

export function field(page: Page, label: string): Locator {
  return page.getByRole('textbox', { name: label });
}

export function submitButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Submit Prayer Request' });
}

/** Chooses an answer by its label, which covers the input. Expands collapsed questions first. */
export async function choose(page: Page, question: string, choice: string): Promise<void> {
  const legend = page.getByText(question, { exact: true });
  await legend.waitFor({ state: 'attached' });
  const collapsed = page.locator('details:not([open])').filter({ has: legend });
  if ((await collapsed.count()) > 0) {
    await collapsed.locator('summary').click();
  }
  await page.getByRole('group', { name: question }).getByText(choice, { exact: true }).click();
}

/** Fills in only what the form requires. */
export async function fillShortest(page: Page, prayer: string): Promise<void> {
  await field(page, 'Prayer request').fill(prayer);
  await field(page, 'First name').fill('Ruth');
  await field(page, 'Last name').fill('Meyer');
}

/** Records at least two seconds. */
export async function recordUnconfirmed(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page
    .getByText(/0:0[2-9]|2:5[0-8]/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Stop recording' }).click();
}

/** Records at least two seconds and confirms the recording. */
export async function record(page: Page): Promise<void> {
  await recordUnconfirmed(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Your audio recording has been confirmed.').waitFor();
}

export async function expectConfirmation(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Prayer request submitted' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/prayer-confirmation');
}
