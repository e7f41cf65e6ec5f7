import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessibleDayAndNight } from '../support/accessibility.ts';
import { storedRequests } from '../support/stored-request.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { untilControlled } from '../support/until-controlled.ts';
import { DESKTOP, PHONE } from '../support/visit.ts';
import { postCard, storePost } from '../support/wall-page.ts';
import { expect, test, wholeChromium } from './fixtures.ts';

test.use(wholeChromium);

async function write(page: Page, prayer: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Prayer request' }).fill(prayer);
  await page.getByRole('textbox', { name: 'First name' }).fill('Ruth');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Meyer');
}

const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit Prayer Request' });
const queuedNotice = (page: Page) => page.getByText(/will be sent automatically/);

test('offline, a request waits even if the visitor leaves the page, another becomes a draft again if edited, each is sent once, and the wall shows the posts last seen', async ({
  visit,
}) => {
  const { page } = await visit('/', { serviceWorkers: 'allow' });
  await untilControlled(page);
  const first = `For my mother ${randomUUID()}`;
  await write(page, first);
  await page.context().setOffline(true);
  await submitButton(page).click();
  await queuedNotice(page).waitFor();
  expect(await page.getByText('Submission Failed').count()).toBe(0);
  await expectAccessibleDayAndNight(page);
  await takeScreenshot(page, 'request-waits-for-connection');
  await page.goto('/daily-content');

  await page.context().setOffline(false);

  await page.getByText('Your prayer request has been submitted successfully.').waitFor();
  expect(await storedRequests(first)).toHaveLength(1);
  await page.goto('/');
  expect(await page.getByRole('textbox', { name: 'Prayer request' }).inputValue()).toBe('');

  const draft = `For my father ${randomUUID()}`;
  await write(page, draft);
  await page.context().setOffline(true);
  await submitButton(page).click();
  await queuedNotice(page).waitFor();
  const edited = `${draft} and my brother`;
  await page.getByRole('textbox', { name: 'Prayer request' }).fill(edited);
  await queuedNotice(page).waitFor({ state: 'detached' });
  await submitButton(page).click();
  await queuedNotice(page).waitFor();

  await page.context().setOffline(false);

  await page.getByRole('heading', { level: 1, name: 'Prayer request submitted' }).waitFor();
  expect(await storedRequests(edited)).toHaveLength(1);

  const prayer = `For peace ${randomUUID()}`;
  await storePost(prayer);
  await page.goto('/belief-wall');
  await postCard(page, prayer).waitFor();
  await page.waitForFunction(
    (seen) => localStorage.getItem('prayer-community.belief-wall')?.includes(seen),
    prayer,
  );
  expect(await storedRequests(first)).toHaveLength(1);
  expect(await storedRequests(draft)).toEqual([]);
  expect(await storedRequests(edited)).toHaveLength(1);

  await page.context().setOffline(true);
  await page.reload();

  await postCard(page, prayer).waitFor();
  await page.getByText('You’re offline. This page may be out of date.').waitFor();
  await expectAccessibleDayAndNight(page);
  await takeScreenshot(page, 'belief-wall-offline');
});

test('offline, the kiosk still shows its form, and a prayer session says why it cannot start', async ({
  visit,
}) => {
  const { page } = await visit('/kiosk', { serviceWorkers: 'allow' });
  await untilControlled(page);
  await page.getByRole('textbox', { name: 'Prayer request' }).waitFor();
  await page.context().setOffline(true);

  await page.reload();
  await page.getByRole('textbox', { name: 'Prayer request' }).waitFor();

  await page.goto('/belief-wall/session');
  await page.getByRole('heading', { name: 'The session stopped' }).waitFor();
});

for (const [size, viewport] of Object.entries({ phone: PHONE, desk: DESKTOP })) {
  test(`on a scrolled page on a ${size}, the banner appears in sight, below the tabs, and covers nothing that is focused`, async ({
    signIn,
  }) => {
    const { page } = await signIn('leadership', { path: '/prayerteam/settings' });
    await page.setViewportSize(viewport);
    const replies = page.getByRole('region', { name: 'Replies' });
    const fields = replies.getByRole('textbox', { name: 'English' });
    await fields.last().focus();

    await page.context().setOffline(true);

    const banner = page.getByText('You’re offline. This page may be out of date.');
    await expect(banner).toBeInViewport({ ratio: 1 });
    const bannerBox = await banner.boundingBox();
    const tabs = await page.getByRole('navigation', { name: 'Staff' }).boundingBox();
    expect(bannerBox?.y).toBeGreaterThanOrEqual((tabs?.y ?? 0) + (tabs?.height ?? 0));
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(fields.first()).not.toBeInViewport();
    await fields.first().focus();
    const field = await fields.first().boundingBox();
    expect(field?.y).toBeGreaterThanOrEqual((bannerBox?.y ?? 0) + (bannerBox?.height ?? 0));
    await expectAccessibleDayAndNight(page);
    await takeScreenshot(page, `settings-offline-${size}`);
  });
}
