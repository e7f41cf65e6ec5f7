import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Long enough for everything else on the page to be answered. */
const LATE_MS = 1_000;

/**
 * Delays one of a page's Firestore queries by a second, so it is sent after the others.
 * @param words a part of the document's path or of the query, as the SDK sends it
 */
export async function delayQuery(page: Page, words: string): Promise<void> {
  await page.route('**/Listen/channel?*', async (route) => {
    if (decodeURIComponent(route.request().postData() ?? '').includes(words)) {
      await delay(LATE_MS);
    }
    await route.continue();
  });
}

/** Returns the part of a request that names the collection of a query. */
export function ofCollection(name: string): string {
  return `"collectionId":"${name}"`;
}
