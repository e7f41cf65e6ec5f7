import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { COLLECTIONS, requestPrayersPath } from '@prayer-community/domain/collections';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessible, expectAccessibleDayAndNight } from '../support/accessibility.ts';
import { storeRequest } from '../support/stored-request.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { PHONE } from '../support/visit.ts';
import { expect, test } from './fixtures.ts';

/** Older than anything else that waits, so it comes first among the items that no one has prayed for. */
const LONG_AGO_MS = 1_000;

const SLIDE_STEPS = 10;

const posts = () => testFirestore().collection(COLLECTIONS.beliefWallPosts);
const settings = () => testFirestore().collection(COLLECTIONS.settings).doc('prayer_sessions');

async function storePost(words: string, createdAtMs: number): Promise<string> {
  const post = posts().doc();
  await post.set(newWallPost(words, 'Marisol', true, new Date(createdAtMs)));
  return post.id;
}

const toPray = (page: Page) => page.getByRole('region', { name: 'Current request' });

/** Slides fingers over the middle of the text, each from one horizontal position to another. */
async function slide(page: Page, ...fingers: (readonly [from: number, to: number])[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (let step = 0; step <= SLIDE_STEPS; step += 1) {
    const touchPoints = fingers.map(([from, to], id) => ({
      id,
      x: from + ((to - from) * step) / SLIDE_STEPS,
      y: 300,
    }));
    await devtools.send('Input.dispatchTouchEvent', {
      type: step === 0 ? 'touchStart' : 'touchMove',
      touchPoints,
    });
  }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function count(document: FirebaseFirestore.DocumentReference): Promise<unknown> {
  return (await document.get()).get('prayer_count');
}

test.describe('a prayer session', () => {
  test('leads a visitor from post to post and counts their prayers as the wall does', async ({ visit }) => {
    const first = `For my mother, who is in hospital and waits for her results. ${randomUUID()}`;
    const second = `For peace at home ${randomUUID()}`;
    const firstId = await storePost(first, LONG_AGO_MS);
    const secondId = await storePost(second, LONG_AGO_MS + 1);
    const { page, errors } = await visit('/belief-wall', { viewport: PHONE, hasTouch: true });

    await page.getByRole('link', { name: 'Prayer Session' }).click();
    await toPray(page).getByText(first).waitFor();
    await expectAccessibleDayAndNight(page);
    await takeScreenshot(page, 'wall-session');
    await page.getByRole('button', { name: 'Options' }).click();
    await page.getByRole('radio', { name: '3 min' }).check();
    await page.getByRole('timer').waitFor();
    await expectAccessible(page);
    await takeScreenshot(page, 'wall-session-options');
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('p');
    await toPray(page).getByText(second).waitFor();
    await page.getByText('Prayed for 1').waitFor();
    await page.keyboard.press('ArrowRight');
    await toPray(page).getByText(second).waitFor({ state: 'detached' });
    await takeScreenshot(page, 'wall-session-end');
    await expect.poll(() => count(posts().doc(firstId))).toBe(1);
    expect(await count(posts().doc(secondId))).toBe(0);

    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1, name: 'Belief Wall' }).waitFor();
    await page.getByRole('link', { name: 'Prayer Session' }).click();
    await toPray(page).getByText(second).waitFor();
    expect(errors).toEqual([]);
  });

  test('is enlarged by two fingers, and then moved by one that would otherwise lead to the next post', async ({
    visit,
  }) => {
    const first = `For my mother ${randomUUID()}`;
    const second = `For peace at home ${randomUUID()}`;
    await storePost(first, LONG_AGO_MS);
    await storePost(second, LONG_AGO_MS + 1);
    const { page } = await visit('/belief-wall/session', { viewport: PHONE, hasTouch: true, isMobile: true });
    await toPray(page).getByText(first).waitFor();
    const left = () => page.evaluate(() => window.visualViewport?.pageLeft);

    await slide(page, [150, 100], [240, 290]);
    await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(1);
    const leftBefore = await left();
    await slide(page, [150, 60]);
    await expect.poll(left).not.toBe(leftBefore);
    await expect(toPray(page)).toContainText(first);
  });

  test('counts the prayers of staff and leaves the requests otherwise unchanged', async ({ signIn }) => {
    const urgent = { urgency_level: 'high', submission_type: 'confidential' } as const;
    const first = await storeRequest({ ...urgent, created_at: new Date(LONG_AGO_MS) });
    const second = await storeRequest({ ...urgent, created_at: new Date(LONG_AGO_MS + 1) });
    const request = testFirestore().collection(COLLECTIONS.prayerRequests).doc(first.id);
    const before = await request.get();
    const { page, errors, member } = await signIn('prayer_team');

    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Prayer Session' }).click();
    await toPray(page).getByRole('heading', { name: first.requester }).waitFor();
    await expectAccessibleDayAndNight(page);
    await takeScreenshot(page, 'team-session');
    await page.getByRole('button', { name: 'Prayed', exact: true }).click();
    await toPray(page).getByRole('heading', { name: second.requester }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: 'You prayed' }).waitFor();
    await expect.poll(() => count(request)).toBe(1);
    expect((await request.get()).data()).toEqual({ ...before.data(), prayer_count: 1 });
    const prayers = await testFirestore().collection(requestPrayersPath(first.id)).get();
    expect(prayers.docs.map(({ id }) => id)).toEqual([member.uid]);
    expect(errors).toEqual([]);
  });

  test('is available only where leadership offers it', async ({ visit, signIn }) => {
    await storePost(`For my brother ${randomUUID()}`, Date.now());
    const [wall, { page }] = await Promise.all([visit('/belief-wall'), signIn('leadership')]);
    await wall.page.getByRole('link', { name: 'Prayer Session' }).waitFor();
    await page.getByRole('link', { name: 'Prayer Session' }).waitFor();
    await page.goto('/prayerteam/settings');
    const sessions = page.getByRole('region', { name: 'Prayer Sessions' });
    const isOnWall = sessions.getByRole('switch', { name: 'Offer prayer sessions to visitors' });
    await isOnWall.click();
    await expect(isOnWall).not.toBeChecked();
    await page.getByText('Settings saved').waitFor();
    expect((await settings().get()).data()).toEqual({ on_wall: false });

    await wall.page.goto('/belief-wall/session');
    await wall.page.getByText('Prayer sessions are currently turned off.').waitFor();
    await expectAccessible(wall.page);
    await wall.page.getByRole('link', { name: 'Back to the Belief Wall' }).click();
    await wall.page.getByRole('heading', { level: 1, name: 'Belief Wall' }).waitFor();
  });
});
