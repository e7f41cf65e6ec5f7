import type { Locator, Page } from 'playwright-core';

/** The heading of the list once it is loaded and counted. */
export function listOf(page: Page): Locator {
  return page.getByRole('heading', { name: /^(To Take|Active Requests|Archived Requests) \([\d,]+\+?\)$/ });
}

/** The row of one requester in a list. */
export function rowOf(page: Page, requester: string): Locator {
  return page.locator('a[data-card]', { hasText: requester });
}

/** The card of one requester, whose request is open. */
export function cardOf(page: Page, requester: string): Locator {
  return page.getByRole('article', { name: requester });
}

/** Opens the request of one requester from the list. */
export async function openCard(page: Page, requester: string): Promise<Locator> {
  await rowOf(page, requester).click();
  return cardOf(page, requester);
}

/** Shows all requests, with their filters. */
export async function openAllRequests(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'All Requests' }).click();
  await listOf(page).waitFor();
}

/** Assigns the request to a member, by name, in the dialog. */
export async function assign(card: Locator, name: string): Promise<void> {
  await card.getByRole('button', { name: /^(Assign|Reassign)$/ }).click();
  const dialog = card.page().getByRole('dialog', { name: 'Assign Request' });
  await dialog.getByRole('radio', { name }).check();
  await dialog.getByRole('button', { name: 'Assign' }).click();
}
