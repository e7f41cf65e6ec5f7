import type { Locator, Page } from 'playwright-core';

/** The first part of the list once it is loaded: a request, or the sentence that there is none. */
export function listOf(page: Page): Locator {
  return page.getByRole('article').or(page.getByText('No prayer requests match your filters.')).first();
}

/** The card of one requester. */
export function cardOf(page: Page, requester: string): Locator {
  return page.getByRole('article', { name: requester });
}

/** Assigns the request to a member, by name, in the dialog. */
export async function assign(card: Locator, name: string): Promise<void> {
  await card.getByRole('button', { name: /^(Assign|Reassign)$/ }).click();
  const dialog = card.page().getByRole('dialog', { name: 'Assign Request' });
  await dialog.getByRole('radio', { name }).check();
  await dialog.getByRole('button', { name: 'Assign' }).click();
}
