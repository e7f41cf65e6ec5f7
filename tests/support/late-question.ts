import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Long enough that everything else on the page has been answered. */
const LATE_MS = 1_000;

/**
 * Lets a page's question to the database leave a second later than the others.
 * @param words a part of the document's path or of the query, as the SDK sends it
 */
export async function askLate(page: Page, words: string): Promise<void> {
  await page.route('**/Listen/channel?*', async (route) => {
    if (decodeURIComponent(route.request().postData() ?? '').includes(words)) {
      await delay(LATE_MS);
    }
    await route.continue();
  });
}

/** The part of a question that names the collection of a query. */
export function ofCollection(name: string): string {
  return `"collectionId":"${name}"`;
}
