import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessibleDayAndNight } from '../support/accessibility.ts';
import { photograph } from '../support/photograph.ts';
import { expect, type Journey, test, wholeChromium } from './fixtures.ts';

test.use(wholeChromium);

let visit: Journey['visit'];
let prayer: string;

test.beforeEach(({ visit: visitOfJourney }) => {
  visit = visitOfJourney;
  prayer = `For my mother ${randomUUID()}`;
});

/** Opens a path and waits for the service worker, which has then fetched the whole site. */
async function open(path: string): Promise<Page> {
  const { page } = await visit(path, { serviceWorkers: 'allow' });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

async function write(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Prayer request' }).fill(prayer);
  await page.getByRole('textbox', { name: 'First name' }).fill('Ruth');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Meyer');
}

const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit Prayer Request' });
const queuedNotice = (page: Page) => page.getByText(/will be sent automatically/);

async function storedRequests() {
  const requests = testFirestore().collection(COLLECTIONS.prayerRequests);
  return (await requests.where('prayer_text', '==', prayer).get()).docs;
}

test.describe('a request submitted offline', () => {
  test('waits even if the visitor leaves the page, and is sent once when the connection returns', async () => {
    const page = await open('/');
    await write(page);
    await page.context().setOffline(true);
    await submitButton(page).click();
    await queuedNotice(page).waitFor();
    expect(await page.getByText('Submission Failed').count()).toBe(0);
    await expectAccessibleDayAndNight(page);
    await photograph(page, 'request-waits-for-connection');
    await page.goto('/daily-content');

    await page.context().setOffline(false);

    await page.getByText('Your prayer request has been submitted successfully.').waitFor();
    expect(await storedRequests()).toHaveLength(1);
    await page.goto('/');
    expect(await page.getByRole('textbox', { name: 'Prayer request' }).inputValue()).toBe('');
  });

  test('becomes a draft again if edited, and leads a visitor who stays to the confirmation', async () => {
    const page = await open('/');
    await write(page);
    await page.context().setOffline(true);
    await submitButton(page).click();
    await queuedNotice(page).waitFor();
    prayer = `${prayer} and my father`;
    await page.getByRole('textbox', { name: 'Prayer request' }).fill(prayer);
    await queuedNotice(page).waitFor({ state: 'detached' });
    await submitButton(page).click();
    await queuedNotice(page).waitFor();

    await page.context().setOffline(false);

    await page.getByRole('heading', { level: 1, name: 'Prayer request submitted' }).waitFor();
    expect(await storedRequests()).toHaveLength(1);
  });
});

test.describe('the wall while offline', () => {
  test('shows the posts last seen and says that it is offline', async () => {
    const posts = testFirestore().collection(COLLECTIONS.beliefWallPosts);
    await posts.doc().set(newWallPost(prayer, null, true, new Date()));
    const page = await open('/belief-wall');
    const post = page.getByRole('article', { name: prayer });
    await post.waitFor();
    await page.waitForFunction(() => localStorage.getItem('prayer-community.belief-wall') !== null);

    await page.context().setOffline(true);
    await page.reload();

    await post.waitFor();
    await page.getByText('You’re offline. This page may be out of date.').waitFor();
    await expectAccessibleDayAndNight(page);
    await photograph(page, 'belief-wall-offline');
  });
});
