import { randomUUID } from 'node:crypto';
import { newReport } from '@prayer-community/domain/belief-wall/belief-wall-actions';
import type { BeliefWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { reportIdPrefix } from '@prayer-community/domain/collections';
import type { Locator } from 'playwright-core';
import { reports } from '../../functions/src/data/post.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { postCard, storePost } from '../../tests/support/wall-page.ts';
import { openAsStaff, press, type Stage, says } from './stage.ts';

const WAITING = { is_approved: false, author_name: 'Marisol', is_anonymous: false };

export async function measureModeration(stage: Stage): Promise<void> {
  const { ledger } = stage;
  const posts = await ledger.prepare(storePosts);
  const { page, measure, leave } = await openAsStaff(stage, 'leadership');
  const card = (post: keyof typeof posts) => postCard(page, posts[post]);
  await measure('open Moderation', () => page.goto('/prayerteam/moderation'), card('waiting'));
  await measure('approve a post', () => approve(card('waiting')));
  await ledger.prepare(() => approve(card('unasked')));
  const isUndone = 'The post is back to its previous state.';
  await measure('undo a decision', () => press(page, 'Undo'), isUndone);
  await measure('approve a post whose named people were not asked', () => approve(card('unasked')));
  await measure('see the reported posts', () => press(page, 'Reported'), card('reported'));
  const hide = () => press(card('reported'), 'Hide');
  await measure('hide a reported post', hide, 'It’s no longer on the wall.');
  const keep = () => press(card('approved'), 'Keep on Wall');
  await measure('keep a reported post', keep, 'Its reports are resolved, and the post is unchanged.');
  await measure('see the hidden posts', () => press(page, 'Hidden'), card('reported'));
  const restore = () => press(card('reported'), 'Restore');
  await measure('restore a hidden post', restore, 'It’s back on the wall.');
  await measure('see the posts on the wall', () => press(page, 'On the Wall'), card('waiting'));
  await measure('edit the words of a post', () => editAuthor(card('waiting')));
  const events = card('waiting').getByRole('list', { name: 'History' }).getByRole('listitem');
  await measure('open the history of a post', () => press(card('waiting'), 'Show history'), events.nth(1));
  const unmark = () => press(card('answered'), 'Unmark Answered');
  await measure('unmark an answered post', unmark, 'The post is open for prayer again.');
  await leave();
}

async function approve(card: Locator): Promise<void> {
  await press(card, 'Approve');
  await card.waitFor({ state: 'detached' });
}

async function editAuthor(card: Locator): Promise<void> {
  const page = card.page();
  await press(card, 'Edit Text');
  const dialog = page.getByRole('dialog', { name: 'Edit Text' });
  await dialog.getByLabel('Author').fill('A friend');
  await press(dialog, 'Save Text');
  await says(page, 'The post shows the new text.');
}

async function storePosts() {
  return {
    waiting: await storeNew(WAITING),
    unasked: await storeNew({ ...WAITING, named_people: 'not_asked' }),
    reported: await storeReportedPost(),
    approved: await storeReportedPost(),
    answered: await storeNew({ is_answered: true, testimony: 'He has work again.' }),
  };
}

async function storeNew(changes: Partial<BeliefWallPost<Date>>): Promise<string> {
  const words = `For my brother ${randomUUID()}`;
  await storePost(words, changes);
  return words;
}

async function storeReportedPost(): Promise<string> {
  const words = `For my brother ${randomUUID()}`;
  const postId = await storePost(words);
  const uid = randomUUID();
  await reports(testFirestore())
    .doc(reportIdPrefix(postId, uid))
    .set(newReport(postId, uid, new Date()));
  return words;
}
