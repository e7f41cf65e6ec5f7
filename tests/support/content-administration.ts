import { expect } from '@playwright/test';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Locator, Page } from 'playwright-core';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

export function item(page: Page, title: string): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: title });
}

/** Opens the administration of daily content. The page must belong to a signed-in leader. */
export async function openAdministration(page: Page): Promise<void> {
  await page.goto('/daily-content/admin');
  await page.getByRole('heading', { level: 1, name: 'Daily Content Administration' }).waitFor();
}

export async function fillContent(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByRole('textbox', { name: 'Content' }).fill('Name three people you are thankful for.');
  await page.getByLabel('Scripture Reference').fill('Philippians 4:6');
}

/** Creates the item in the form, published or as a draft. */
export async function createContent(
  page: Page,
  title: string,
  { isPublished }: { isPublished: boolean },
): Promise<void> {
  if (isPublished) {
    await page.getByLabel('Publish immediately').check();
  }
  await button(page, 'Create Content').click();
  await page.getByText('Content created successfully').first().waitFor();
  await item(page, title).waitFor();
}

export async function deleteContent(page: Page, title: string): Promise<void> {
  await button(page, `Delete ${title}`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
}

export async function storedItem(title: string): Promise<QueryDocumentSnapshot> {
  const found = await testFirestore().collection(COLLECTIONS.dailyContent).where('title', '==', title).get();
  const [stored] = found.docs;
  if (!stored) {
    throw new Error(`${title} is not stored`);
  }
  return stored;
}

/** Waits until a trigger has put the item into the feed, so that a feed opened next shows it (decision 021). */
export async function untilInFeed(title: string): Promise<void> {
  await expect.poll(async () => (await storedItem(title)).get('is_in_feed')).toBe(true);
}
