import { randomUUID } from 'node:crypto';
import { newReport } from '@prayer-community/domain/belief-wall/belief-wall-actions';
import type { BeliefWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { reportId } from '@prayer-community/domain/collections';
import type { Locator } from 'playwright-core';
import { reports } from '../../functions/src/data/post.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { postCard, storePost } from '../../tests/support/wall-page.ts';
import { openAsStaff, press, type Stage, says } from './stage.ts';

interface StoredPost {
  id: string;
  content: string;
}

const WAITING = { is_approved: false };

export async function measureModeration(stage: Stage): Promise<void> {
  const { ledger } = stage;
  const posts = await ledger.prepare(storePosts);
  const { page, actor, leave } = await openAsStaff(stage, 'leadership');
  const card = ({ content }: StoredPost) => postCard(page, content);
  await ledger.measure(actor, 'open Moderation', async () => {
    await page.goto('/prayerteam/moderation');
    await card(posts.waiting).waitFor();
  });
  await ledger.measure(actor, 'approve a post', () => approve(card(posts.waiting)));
  await ledger.prepare(() => approve(card(posts.unasked)));
  await ledger.measure(actor, 'take a decision back', async () => {
    await press(page, 'Undo');
    await says(page, 'The post is back to its previous state.');
  });
  await ledger.measure(actor, 'approve a post whose named people were not asked', () =>
    approve(card(posts.unasked)),
  );
  await ledger.measure(actor, 'see the reported posts', async () => {
    await press(page, 'Reported');
    await card(posts.reported).waitFor();
  });
  await ledger.measure(actor, 'hide a reported post', async () => {
    await card(posts.reported).getByRole('button', { name: 'Hide' }).click();
    await says(page, 'It’s no longer on the wall.');
  });
  await ledger.measure(actor, 'keep a reported post', async () => {
    await card(posts.approved).getByRole('button', { name: 'Keep on Wall' }).click();
    await says(page, 'Its reports are resolved, and the post is unchanged.');
  });
  await ledger.measure(actor, 'see the hidden posts', async () => {
    await press(page, 'Hidden');
    await card(posts.reported).waitFor();
  });
  await ledger.measure(actor, 'restore a hidden post', async () => {
    await card(posts.reported).getByRole('button', { name: 'Restore' }).click();
    await says(page, 'It’s back on the wall.');
  });
  await ledger.measure(actor, 'see the posts on the wall', async () => {
    await press(page, 'On the Wall');
    await card(posts.waiting).waitFor();
  });
  await ledger.measure(actor, 'edit the words of a post', () => editAuthor(card(posts.waiting)));
  await ledger.measure(actor, 'open the history of a post', async () => {
    await card(posts.waiting).getByRole('button', { name: 'Show history' }).click();
    await card(posts.waiting).getByRole('list', { name: 'History' }).getByRole('listitem').nth(1).waitFor();
  });
  await ledger.measure(actor, 'say of an answered post that it is not', async () => {
    await card(posts.answered).getByRole('button', { name: 'Unmark Answered' }).click();
    await says(page, 'The post is open for prayer again.');
  });
  await leave();
}

async function approve(card: Locator): Promise<void> {
  await card.getByRole('button', { name: 'Approve' }).click();
  await card.waitFor({ state: 'detached' });
}

async function editAuthor(card: Locator): Promise<void> {
  const page = card.page();
  await card.getByRole('button', { name: 'Edit Text' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Text' });
  await dialog.getByLabel('Author').fill('A friend');
  await dialog.getByRole('button', { name: 'Save Text' }).click();
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

async function storeNew(changes: Partial<BeliefWallPost<Date>> = {}): Promise<StoredPost> {
  const content = `For my brother ${randomUUID()}`;
  return { id: await storePost(content, changes), content };
}

async function storeReportedPost(): Promise<StoredPost> {
  const post = await storeNew();
  const uid = randomUUID();
  await reports(testFirestore())
    .doc(reportId(post.id, uid))
    .set(newReport(post.id, uid, new Date()));
  return post;
}
