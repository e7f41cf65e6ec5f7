import { expectAccessibleDayAndNight } from '../support/accessibility.ts';
import { cardOf, listOf, openCard, rowOf } from '../support/dashboard-page.ts';
import { storeRequest, storeRequests } from '../support/stored-request.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { LAPTOP, PHONE } from '../support/visit.ts';
import { expect, test } from './fixtures.ts';

const TABLET = { width: 820, height: 1180 };

test.describe('Today', () => {
  test('is the first screen, lists own and unassigned requests with counts, and has a URL per view', async ({
    signIn,
  }) => {
    const { page, member, errors } = await signIn('prayer_team');
    const mine = await storeRequest({ status: 'assigned', assigned_to: member.uid });
    const others = await storeRequest({ status: 'assigned', assigned_to: 'somebody-else' });
    const free = await storeRequest();
    const confidential = await storeRequest({ submission_type: 'confidential' });
    await page.reload();

    await page.getByRole('heading', { name: 'Mine (1)' }).waitFor();
    await page.getByRole('heading', { name: 'To Take (1)' }).waitFor();
    await rowOf(page, mine.requester).getByText('Yours').waitFor();
    await rowOf(page, free.requester).waitFor();
    // A confidential request cannot be assigned to the prayer team.
    for (const { requester } of [others, confidential]) {
      expect(await rowOf(page, requester).count()).toBe(0);
    }

    await page.getByRole('link', { name: 'Mine 1' }).click();
    await rowOf(page, free.requester).waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?view=mine');
    await page.reload();
    await rowOf(page, mine.requester).waitFor();
    await page.getByRole('link', { name: 'All Requests' }).click();
    await rowOf(page, others.requester).waitFor();
    await rowOf(page, confidential.requester).waitFor();
    expect(errors).toEqual([]);
  });

  test('adds new requests and removes assigned ones while it is open', async ({ signIn }) => {
    const [first, second] = await Promise.all([signIn('leadership'), signIn('leadership')]);
    await Promise.all([first, second].map(({ page }) => listOf(page).waitFor()));
    const { requester } = await storeRequest();
    await rowOf(second.page, requester).waitFor();

    const card = await openCard(first.page, requester);
    await card.getByRole('button', { name: 'Assign', exact: true }).click();
    const dialog = first.page.getByRole('dialog', { name: 'Assign Request' });
    await dialog.getByRole('radio', { name: first.name }).check();
    await dialog.getByRole('button', { name: 'Assign' }).click();

    await rowOf(second.page, requester).waitFor({ state: 'detached' });
    await first.page.getByRole('heading', { name: 'Mine (1)' }).waitFor();
    // The open request stays, although it left the list it was opened from.
    await card.getByText(`Assigned to ${first.name}`).waitFor();
  });
});

test('requests that are due for a follow-up, open and closed, are listed first', async ({ signIn }) => {
  const come_back_at = new Date(Date.now() - 60_000);
  const open = await storeRequest({ status: 'assigned', assigned_to: 'somebody-else', come_back_at });
  const closed = await storeRequest({ status: 'closed', archive_status: 'archived', come_back_at });
  await storeRequest();
  const { page } = await signIn('prayer_team');
  await page.getByRole('heading', { name: 'Come Back (2)' }).waitFor();
  const firstRows = (await page.locator('a[data-card]').allTextContents()).slice(0, 2).join();

  for (const { requester } of [open, closed]) {
    expect(firstRows).toContain(requester);
    const card = await openCard(page, requester);
    await card.getByRole('button', { name: 'Went well' }).click();
    await rowOf(page, requester).waitFor({ state: 'detached' });
  }

  await page.getByRole('heading', { name: /^Come Back/ }).waitFor({ state: 'detached' });
});

test('a request whose code cannot be loaded says so beside the list and opens once it can', async ({
  signIn,
}) => {
  const { requester } = await storeRequest();
  const { page } = await signIn('prayer_team');
  const code = '**/assets/request-card-*.js';
  await page.route(code, (route) => route.abort());
  await page.reload();

  await rowOf(page, requester).click();
  await page.getByText('Something went wrong, or you lost your connection.').waitFor();
  await rowOf(page, requester).waitFor();

  await page.unroute(code);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await cardOf(page, requester).waitFor();
});

test('the tab of the shown view is in sight on a phone and beside an open request', async ({ signIn }) => {
  const { requester } = await storeRequest();
  const { page } = await signIn('leadership', { viewport: PHONE });
  const tab = page.getByRole('link', { name: 'All Requests' });
  await page.goto('/prayerteam/dashboard?view=active');
  await expect(tab).toBeInViewport({ ratio: 1 });

  await page.setViewportSize(LAPTOP);
  await openCard(page, requester);
  await expect(tab).toBeInViewport({ ratio: 1 });
});

test.describe('the list', () => {
  test('fits six rows on a phone (from 220 px down) and twenty on a laptop, at most 64 px high', async ({
    signIn,
  }) => {
    await storeRequests(20);
    const { page } = await signIn('leadership', { viewport: PHONE });
    await page.getByRole('link', { name: 'To Take 20' }).click();
    for (const { viewport, rows, topPx } of [
      { viewport: PHONE, rows: 6, topPx: 220 },
      { viewport: LAPTOP, rows: 20, topPx: 260 },
    ]) {
      await page.setViewportSize(viewport);
      await expect.poll(() => page.locator('a[data-card]').count()).toBe(20);
      const measure = () =>
        page
          .locator('a[data-card]')
          .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON()));
      // Rows of the previous view stay until those of this view are drawn.
      await expect
        .poll(async () => (await measure()).filter(({ bottom }) => bottom <= viewport.height).length)
        .toBeGreaterThanOrEqual(rows);
      const boxes = await measure();
      expect(boxes[0].top).toBeLessThanOrEqual(topPx);
      expect(Math.max(...boxes.map(({ height }) => height))).toBeLessThanOrEqual(64);
    }
  });

  test('keeps its scroll position and focus on a phone while a request is open', async ({ signIn }) => {
    await storeRequests(20);
    const { page } = await signIn('prayer_team', { viewport: PHONE });
    const row = page.locator('a[data-card]').nth(15);
    await row.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(200);
    await row.click();
    await page.getByRole('article').waitFor();
    expect(await row.isVisible()).toBe(false);
    await expectAccessibleDayAndNight(page);
    await takeScreenshot(page, 'open-request-phone');

    await page.getByRole('button', { name: 'Back to the List' }).click();

    await row.waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    expect(await row.evaluate((element) => element === document.activeElement)).toBe(true);
    await row.press('Enter');
    await page.getByRole('article').waitFor();
    await page.goBack();
    await row.waitFor();
  });

  test('reappears in one step after several requests were opened in a row', async ({ signIn }) => {
    const [newer, older] = await storeRequests(2);
    const { page } = await signIn('prayer_team');
    await rowOf(page, newer?.requester ?? '').click();
    await page.getByRole('article', { name: newer?.requester }).waitFor();
    await rowOf(page, older?.requester ?? '').click();
    await page.getByRole('article', { name: older?.requester }).waitFor();

    await page.getByRole('button', { name: 'Back to the List' }).click();

    await page.getByRole('article').waitFor({ state: 'detached' });
  });
});

test('the dashboard can be operated by keyboard shortcuts', async ({ signIn }) => {
  const [newer, older] = await storeRequests(2);
  const { page, name, errors } = await signIn('leadership', { viewport: LAPTOP });
  await rowOf(page, newer?.requester ?? '').waitFor();

  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const card = cardOf(page, older?.requester ?? '');
  await card.waitFor();
  await expectAccessibleDayAndNight(page);
  await takeScreenshot(page, 'open-request');
  await page.keyboard.press('k');
  await cardOf(page, newer?.requester ?? '').waitFor();
  await page.setViewportSize(PHONE);
  await page.keyboard.press('j');
  await card.waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard Shortcuts' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.setViewportSize(LAPTOP);

  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: 'Assign Request' });
  await dialog.getByRole('radio', { name }).check();
  await dialog.getByRole('button', { name: 'Assign' }).press('Enter');
  await card.getByText(`Assigned to ${name}`).waitFor();
  await page.keyboard.press('n');
  await page.keyboard.type('Called; jumping for joy.');
  await card.getByRole('button', { name: 'Post Note' }).press('Enter');
  // The button appears at once, but is enabled only after the earlier actions are answered.
  await expect(card.getByRole('button', { name: 'Mark Prayed For' })).toBeEnabled();
  await card.focus();
  await page.keyboard.press('p');
  await page.getByRole('dialog', { name: 'Mark Prayed For' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});

test('a tablet with a keyboard lists the shortcuts and can turn them off, by "?" and by the tab key', async ({
  signIn,
}) => {
  const { page, errors } = await signIn('prayer_team', { viewport: TABLET, hasTouch: true, isMobile: true });
  await page.getByRole('heading', { name: 'Mine (0)' }).waitFor();
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
  await keys.getByRole('switch', { name: 'Use keyboard shortcuts' }).click();
  await keys.getByRole('button', { name: 'Done' }).click();
  await keys.waitFor({ state: 'detached' });

  const button = page.getByRole('button', { name: 'Keyboard Shortcuts' });
  const clipOf = () => button.evaluate((element) => getComputedStyle(element).clipPath);
  expect(await clipOf()).toBe('inset(50%)');
  await page.getByRole('link', { name: /^All Requests/ }).focus();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused({ timeout: 100 });
  }).toPass();
  expect(await clipOf()).toBe('none');
  await page.keyboard.press('Enter');
  await keys.waitFor();
  expect(errors).toEqual([]);
});
