import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { newReport } from '@prayer-community/domain/belief-wall/belief-wall-actions';
import { type BeliefWallPost, newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { COLLECTIONS, postHistoryPath, reportIdPrefix } from '@prayer-community/domain/collections';
import type { DocumentReference } from 'firebase-admin/firestore';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { turnTo } from '../support/color-scheme.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { DESKTOP, PHONE } from '../support/visit.ts';
import { expect, test } from './fixtures.ts';

const AT_MODERATION = { path: '/prayerteam/moderation' };

/** Waits until the posts awaiting approval are shown, if there are any. */
async function isOpen(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Moderation' }).waitFor();
  await page.getByRole('article').or(page.getByText('No posts are waiting for approval.')).first().waitFor();
}

interface StoredPost {
  ref: DocumentReference;
  content: string;
}

async function storePost(changes: Partial<BeliefWallPost<Date>> = {}): Promise<StoredPost> {
  const content = `Please pray for Lukas Brandt, who lost his job. ${randomUUID().slice(0, 8)}`;
  const ref = testFirestore().collection(COLLECTIONS.beliefWallPosts).doc();
  await ref.set({ ...newWallPost(content, 'Marisol', true, new Date()), ...changes });
  return { ref, content };
}

const WAITING = { is_approved: false };
const HIDDEN = { is_approved: false, is_hidden: true };

/** Stores reports that trigger the function, but too few to hide the post. */
async function report({ ref }: StoredPost, count: number): Promise<void> {
  const reports = testFirestore().collection(COLLECTIONS.beliefWallReports);
  for (let reported = 0; reported < count; reported++) {
    const uid = randomUUID();
    await reports.doc(reportIdPrefix(ref.id, uid)).set(newReport(ref.id, uid, new Date()));
  }
}

async function openReports({ ref }: StoredPost): Promise<number> {
  const reports = await testFirestore()
    .collection(COLLECTIONS.beliefWallReports)
    .where('post_id', '==', ref.id)
    .where('is_settled', '==', false)
    .get();
  return reports.size;
}

function cardOf(page: Page, { content }: StoredPost): Locator {
  return page.getByRole('article', { name: content });
}

async function show(page: Page, view: string): Promise<void> {
  await page.getByRole('button', { name: view, exact: true }).click();
}

/** Makes a decision and waits for the message that it is stored. The screen shows the decision earlier. */
async function decide(card: Locator, label: string, message: string): Promise<void> {
  await card.getByRole('button', { name: label }).click();
  await card.page().getByText(message).first().waitFor();
}

async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await page.getByText('The post is back to its previous state.').first().waitFor();
}

async function historyOf({ ref }: StoredPost): Promise<unknown[]> {
  const events = await testFirestore().collection(postHistoryPath(ref.id)).orderBy('at').get();
  return events.docs.map((event) => event.data());
}

test.describe('a wall with settings changed by leadership', () => {
  const settings = () => testFirestore().collection(COLLECTIONS.settings).doc('wall');

  test('hides a post at the chosen number of reports', async () => {
    await settings().set({ approval: 'at_once', reports_to_hide: 2 });
    const post = await storePost();

    await report(post, 2);

    await expect.poll(async () => (await post.ref.get()).data()).toMatchObject(HIDDEN);
  });

  test('queues a post for approval, informs its author, and shows it live once approved', async ({
    visit,
    signIn,
  }) => {
    const { page, errors } = await signIn('leadership', { path: '/prayerteam/settings' });
    await page.getByRole('radio', { name: 'After approval by leadership' }).check();
    await page.getByText('Settings saved').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Moderation' }).click();
    await isOpen(page);
    const visitor = await visit('/belief-wall');
    const content = `For my brother ${randomUUID().slice(0, 8)}`;

    await visitor.page.getByRole('textbox', { name: 'Prayer request' }).fill(content);
    await visitor.page.getByRole('button', { name: 'Share on the Belief Wall' }).click();

    await visitor.page.getByText('Prayer request received').waitFor();
    await visitor.page
      .getByText('Your prayer request will appear on the belief wall once our leadership has approved it.')
      .waitFor();
    const card = page.getByRole('article', { name: content });
    await card.waitFor();
    const shown = visitor.page.getByRole('article', { name: content });
    await shown.waitFor({ state: 'detached' });
    await decide(card, 'Approve', 'It’s now on the wall.');
    await shown.waitFor();
    expect(errors).toEqual([]);
  });
});

test.describe('a post awaiting approval', () => {
  test('arrives live, can be approved, undone, and approved again, and its history shows each step', {
    tag: '@quick',
  }, async ({ signIn }) => {
    const { page, member, name, errors } = await signIn('leadership', AT_MODERATION);
    await isOpen(page);
    const post = await storePost({ ...WAITING, named_people: 'not_asked' });
    const card = cardOf(page, post);
    await card.waitFor();
    await card.getByText('Waiting', { exact: true }).waitFor();
    await card.getByText('Named people not asked', { exact: true }).waitFor();

    await decide(card, 'Approve', 'It’s now on the wall.');
    await card.waitFor({ state: 'detached' });
    await undo(page);
    await card.waitFor();

    await card.getByRole('button', { name: 'Approve' }).click();
    await card.waitFor({ state: 'detached' });
    await show(page, 'On the Wall');
    await card.getByRole('button', { name: 'Show history' }).click();
    const events = card.getByRole('list', { name: 'History' }).getByRole('listitem');
    // The names load after the events.
    await expect(events).toContainText([
      new RegExp(`^ApprovedBy ${name}, `),
      new RegExp(`^Undone: approvedBy ${name}, `),
      new RegExp(`^ApprovedBy ${name}, `),
    ]);
    await expect
      .poll(() => historyOf(post))
      .toMatchObject([
        { action: 'approve', is_undo: false, actor: member.uid },
        { action: 'approve', is_undo: true, actor: member.uid },
        { action: 'approve', is_undo: false, actor: member.uid },
      ]);
    expect(errors).toEqual([]);
  });

  test('appears on request if 20 newer ones come first', async ({ signIn }) => {
    const oldest = await storePost({ ...WAITING, created_at: new Date(Date.now() - 60_000) });
    await Promise.all(Array.from({ length: 20 }, () => storePost(WAITING)));
    const { page } = await signIn('leadership', AT_MODERATION);
    await isOpen(page);
    await page.getByRole('article').nth(19).waitFor();
    expect(await cardOf(page, oldest).count()).toBe(0);

    await page.getByRole('button', { name: 'Show more posts' }).click();

    await cardOf(page, oldest).waitFor();
  });
});

test.describe('a reported post', () => {
  test('can be hidden with its reports settled and restored from the hidden posts, and both can be undone', async ({
    signIn,
  }) => {
    const post = await storePost();
    await report(post, 2);
    const { page, errors } = await signIn('leadership', AT_MODERATION);
    await isOpen(page);
    await show(page, 'Reported');
    const card = cardOf(page, post);
    await card.getByText('2 reports').waitFor();
    await expectAccessible(page);

    await decide(card, 'Hide', 'It’s no longer on the wall.');
    await card.waitFor({ state: 'detached' });
    expect(await openReports(post)).toBe(0);
    expect((await post.ref.get()).data()).toMatchObject({ is_approved: false, is_hidden: true });
    await undo(page);
    await card.getByText('2 reports').waitFor();
    expect((await post.ref.get()).data()).toMatchObject({ is_approved: true, is_hidden: false });

    await card.getByRole('button', { name: 'Hide' }).click();
    await card.waitFor({ state: 'detached' });
    await show(page, 'Hidden');
    await decide(card, 'Restore', 'It’s back on the wall.');
    await card.waitFor({ state: 'detached' });
    expect((await post.ref.get()).data()).toMatchObject({ is_approved: true, is_hidden: false });
    await undo(page);
    await card.waitFor();
    // The message of the first undo may still be shown.
    await expect.poll(async () => (await post.ref.get()).data()).toMatchObject(HIDDEN);
    expect(errors).toEqual([]);
  });

  test('can stay on the wall with its reports settled, which can be undone', async ({ signIn }) => {
    const post = await storePost();
    await report(post, 1);
    const { page } = await signIn('leadership', AT_MODERATION);
    await isOpen(page);
    await show(page, 'Reported');
    const card = cardOf(page, post);
    await card.getByText('1 report', { exact: true }).waitFor();

    await decide(card, 'Keep on Wall', 'Its reports are resolved, and the post is unchanged.');

    await card.waitFor({ state: 'detached' });
    expect(await openReports(post)).toBe(0);
    expect((await post.ref.get()).get('is_approved')).toBe(true);
    await undo(page);
    await card.getByText('1 report', { exact: true }).waitFor();
    expect(await openReports(post)).toBe(1);
    expect((await post.ref.get()).data()).toMatchObject({ is_approved: true, is_hidden: false });
  });

  test("that visitors' reports hid can stay hidden, leaving nothing to decide", async ({ signIn }) => {
    const post = await storePost(HIDDEN);
    await report(post, 1);
    const { page } = await signIn('leadership', AT_MODERATION);
    await isOpen(page);
    await show(page, 'Reported');
    const card = cardOf(page, post);

    await decide(card, 'Keep Hidden', 'Its reports are resolved, and the post is unchanged.');

    await card.waitFor({ state: 'detached' });
    expect((await post.ref.get()).get('is_hidden')).toBe(true);
  });
});

test.describe('a post on the wall', () => {
  test('can be edited to remove a name, and the edit can be undone', async ({ signIn }) => {
    const post = await storePost({ is_answered: true, testimony: 'Lukas has work again.' });
    const { page } = await signIn('leadership', AT_MODERATION);
    await isOpen(page);
    await show(page, 'On the Wall');
    await cardOf(page, post).getByRole('button', { name: 'Edit Text' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Text' });
    await dialog.getByLabel('Prayer request').fill(' ');
    await dialog.getByRole('button', { name: 'Save Text' }).click();
    await dialog.getByText('Please enter a prayer request').waitFor();
    await expectAccessible(page);
    await takeScreenshot(page, 'moderation-edit');

    const content = post.content.replace('Lukas Brandt', 'a friend');
    await dialog.getByLabel('Prayer request').fill(content);
    await dialog.getByLabel('Author').fill('');
    await dialog.getByLabel('Testimony').fill('He has work again.');
    await dialog.getByRole('button', { name: 'Save Text' }).click();

    const edited = cardOf(page, { ...post, content });
    await edited.getByRole('heading', { name: 'Anonymous' }).waitFor();
    await page.getByText('The post shows the new text.').waitFor();
    expect((await post.ref.get()).data()).toMatchObject({
      content,
      author_name: null,
      is_anonymous: true,
      testimony: 'He has work again.',
    });
    expect(JSON.stringify(await historyOf(post))).not.toContain('Lukas');
    await undo(page);
    await cardOf(page, post).getByRole('heading', { name: 'Marisol' }).waitFor();
  });

  test('can be reopened for prayer by unmarking it as answered, which can be undone', async ({ signIn }) => {
    const post = await storePost({ is_answered: true, testimony: 'He has work again.' });
    const { page } = await signIn('leadership', AT_MODERATION);
    await isOpen(page);
    await show(page, 'On the Wall');
    const card = cardOf(page, post);

    await decide(card, 'Unmark Answered', 'The post is open for prayer again.');

    await card.getByText('He has work again.').waitFor({ state: 'detached' });
    expect((await post.ref.get()).data()).toMatchObject({ is_answered: false, testimony: null });
    await undo(page);
    await card.getByText('He has work again.').waitFor();
  });
});

test('a decision made offline is not stored, and a toast says so', async ({ signIn }) => {
  const post = await storePost(WAITING);
  const { page } = await signIn('leadership', AT_MODERATION);
  await isOpen(page);
  // The toasts' own code, which is not there yet if nothing has happened.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/toasts-')),
  );
  await page.context().setOffline(true);

  await decide(cardOf(page, post), 'Approve', 'Failed to save your decision.');

  await page.getByText('You’re offline. This page may be out of date.').waitFor();
  await page.context().setOffline(false);
  const later = await storePost(WAITING);
  await decide(cardOf(page, later), 'Approve', 'It’s now on the wall.');
  await expect(cardOf(page, post)).toBeVisible();
  expect((await post.ref.get()).data()).toMatchObject(WAITING);
});

test('on a phone by day and a desktop by night, each view is accessible and fits the width, and a keyboard decision keeps the focus nearby', async ({
  signIn,
}) => {
  const looks = [
    { viewport: PHONE, colorScheme: 'light', waiting: await storePost(WAITING) },
    { viewport: DESKTOP, colorScheme: 'dark', waiting: await storePost(WAITING) },
  ] as const;
  const hidden = await storePost(HIDDEN);
  const answered = await storePost({ is_answered: true });
  await report(answered, 1);
  const { page, errors } = await signIn('leadership', AT_MODERATION);
  await isOpen(page);
  for (const { viewport, colorScheme, waiting } of looks) {
    await page.setViewportSize(viewport);
    await turnTo(page, colorScheme);
    for (const [view, post] of [
      ['Reported', answered],
      ['Hidden', hidden],
      ['On the Wall', answered],
      ['Waiting', waiting],
    ] as const) {
      await show(page, view);
      await cardOf(page, post).waitFor();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
        page.viewportSize()?.width,
      );
      await takeScreenshot(page, `moderation-${view.toLowerCase().replaceAll(' ', '-')}`);
    }

    await cardOf(page, waiting).getByRole('button', { name: 'Approve' }).press('Enter');

    await cardOf(page, waiting).waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.closest('section, article') !== null);
  }
  expect(errors).toEqual([]);
});
