import { type BeliefWallPost, newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { Locator, Page } from 'playwright-core';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import type { Visit, VisitOptions } from './visit.ts';

/** Opens the wall as a new visitor and waits until its posts are shown. */
export async function openWall(
  visit: (path: string, options?: VisitOptions) => Promise<Visit>,
  options: VisitOptions = {},
): Promise<Page> {
  const { page } = await visit('/belief-wall', options);
  await page.getByRole('article').or(page.getByText('No prayer requests yet.')).first().waitFor();
  return page;
}

export function postCard(page: Page, words: string): Locator {
  return page.getByRole('article', { name: words });
}

export function answerButton(post: Locator): Locator {
  return post.getByRole('button', { name: 'Mark as Answered' });
}

export async function share(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Prayer request' }).fill(words);
  await page.getByRole('button', { name: 'Share on the Belief Wall' }).click();
}

/** Stores an approved post and returns its id. */
export async function storePost(words: string, changes: Partial<BeliefWallPost<Date>> = {}): Promise<string> {
  const post = testFirestore().collection(COLLECTIONS.beliefWallPosts).doc();
  await post.set({ ...newWallPost(words, null, true, new Date()), ...changes });
  return post.id;
}

export async function storedPosts(words: string) {
  const found = await testFirestore()
    .collection(COLLECTIONS.beliefWallPosts)
    .where('content', '==', words)
    .get();
  return found.docs.map((document) => document.data());
}
