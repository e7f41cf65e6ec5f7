import type { Page } from 'playwright-core';
import { type HeldRequests, holdRequests } from './hold-requests.ts';

/**
 * Delays one of a page's Firestore queries, and those that the SDK sends after it.
 * @param words a part of the document's path or of the query, as the SDK sends it
 */
export function holdQuery(page: Page, words: string): Promise<HeldRequests> {
  return holdRequests(page, '**/Listen/channel?*', (request) =>
    decodeURIComponent(request.postData() ?? '').includes(words),
  );
}

/** Returns the part of a request that names the collection of a query. */
export function ofCollection(name: string): string {
  return `"collectionId":"${name}"`;
}
