import type { Locator, Page } from 'playwright-core';

/** Returns the heading of the list, which appears once the list is loaded and counted. */
export function listOf(page: Page): Locator {
  return page.getByRole('heading', { name: /^(To Take|Active Requests|Archived Requests) \([\d,]+\+?\)$/ });
}

export function rowOf(page: Page, requester: string): Locator {
  return page.locator('a[data-card]', { hasText: requester });
}

export function cardOf(page: Page, requester: string): Locator {
  return page.getByRole('article', { name: requester });
}

export async function openCard(page: Page, requester: string): Promise<Locator> {
  await rowOf(page, requester).click();
  return cardOf(page, requester);
}

export async function openAllRequests(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'All Requests' }).click();
  await listOf(page).waitFor();
}

export async function assign(card: Locator, name: string): Promise<void> {
  await card.getByRole('button', { name: /^(Assign|Reassign)$/ }).click();
  const dialog = card.page().getByRole('dialog', { name: 'Assign Request' });
  await dialog.getByRole('radio', { name }).check();
  await dialog.getByRole('button', { name: 'Assign' }).click();
}
