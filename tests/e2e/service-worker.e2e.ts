import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { contentFilePath } from '@prayer-community/domain/daily-content/content-file';
import { EMPTY_CONTENT_FORM, newDailyContent } from '@prayer-community/domain/daily-content/content-form';
import { announcementOf } from '@prayer-community/domain/delivery/content-announcement';
import { requestLink } from '@prayer-community/domain/prayer-request/request-link';
import { contentRef } from '../../functions/src/data/daily-content.ts';
import { VALID_FILES } from '../../functions/src/testing/content-files.ts';
import { messagesTo } from '../../functions/src/testing/fake-providers.ts';
import { emulatorAddress, testBucket, testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessibleDayAndNight } from '../support/accessibility.ts';
import { giveDeviceToken, refuseDeviceToken } from '../support/push-service.ts';
import { storeRequest } from '../support/stored-request.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { untilControlled } from '../support/until-controlled.ts';
import type { VisitOptions } from '../support/visit.ts';
import { expect, type Journey, test, wholeChromium } from './fixtures.ts';

test.use(wholeChromium);

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Safari/604.1';

/** The page waits some seconds before it installs the service worker. */
const UNTIL_CACHED = { timeout: 60_000 };

let contentId: string;
let title: string;
let visit: Journey['visit'];

test.beforeEach(async ({ visit: visitOfJourney }) => {
  visit = visitOfJourney;
  title = `Silence ${randomUUID().slice(0, 8)}`;
  contentId = await storeItem(title);
});

/** Stores an item in the feed and returns its id. */
async function storeItem(named: string): Promise<string> {
  const id = randomUUID().replaceAll('-', '').slice(0, 20);
  const form = {
    ...EMPTY_CONTENT_FORM,
    title: named,
    content: 'What do you hear?',
    publishImmediately: true,
  };
  const item = newDailyContent(form, null, { at: (chosen) => chosen, now: new Date(Date.now() - 60_000) });
  await contentRef(testFirestore(), id).set({ ...item, is_in_feed: true });
  return id;
}

/** Attaches a file to an item. Its URL needs no token while the item is in the feed. */
async function attach(id: string, type: 'image/png' | 'application/pdf'): Promise<void> {
  const file = testBucket().file(contentFilePath(id, Date.now(), 'abcdefgh', type));
  await file.save(VALID_FILES[type] ?? Buffer.alloc(0), { contentType: type, resumable: false });
  const store = `http://${emulatorAddress('FIREBASE_STORAGE_EMULATOR_HOST')}`;
  const file_url = `${store}/v0/b/${file.bucket.name}/o/${encodeURIComponent(file.name)}?alt=media`;
  await contentRef(testFirestore(), id).update({ file_path: file.name, file_type: type, file_url });
}

/** Opens the feed with service workers allowed, after preparing the page. */
async function open(options: VisitOptions, prepare?: (page: Page) => Promise<void>): Promise<Page> {
  const { page } = await visit('/icon.svg', { serviceWorkers: 'allow', ...options });
  await prepare?.(page);
  await page.goto('/daily-content');
  await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Returns the paths of the code cached on the device. */
const cached = (page: Page) => page.evaluate(cachedCode);

async function cachedCode(): Promise<string[]> {
  const requests = await Promise.all(
    (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
  );
  return requests.flat().map(({ url }) => new URL(url).pathname);
}

test.describe('notifications about new content', () => {
  const granted = { permissions: ['notifications'] };

  test('can be turned on for this device and off again', async () => {
    const token = `device-${randomUUID()}`;
    const page = await open(granted, (prepared) => giveDeviceToken(prepared, token));

    await button(page, 'Enable Notifications').click();
    await page.getByText("You'll receive notifications for new daily content.").waitFor();
    expect(await messagesTo('topic', token)).toHaveLength(1);
    await page.reload();

    await button(page, 'Disable Notifications').click();
    await page.getByText("You'll no longer receive notifications for new content.").waitFor();
    await button(page, 'Enable Notifications').waitFor();
    await expect.poll(() => messagesTo('topic', token)).toHaveLength(2);
  });

  test('stay off if the visitor blocks them, who can still install the site', async () => {
    const page = await open({});

    await button(page, 'Enable Notifications').click();

    await page.getByText('Notifications disabled, enable in browser settings.').waitFor();
    await button(page, 'Enable Notifications').waitFor();
    const session = await page.context().newCDPSession(page);
    const { errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
  });

  test('fail if the push service returns no token', async () => {
    const page = await open(granted, refuseDeviceToken);

    await button(page, 'Enable Notifications').click();

    await page.getByText('Failed to enable notifications.').waitFor();
  });

  test('are unavailable in a browser that does not support them', async () => {
    const page = await open(granted, withoutPush);

    await button(page, 'Enable Notifications').click();

    await page.getByText('Notifications not supported.').waitFor();
  });

  test('require the home screen on an iPhone, which the page explains', async () => {
    const page = await open({ ...granted, userAgent: IPHONE }, withoutPush);

    await button(page, 'Enable Notifications').click();

    await page.getByText(/add this page to your home screen first/).waitFor();
  });
});

test.describe('a push message', () => {
  test('is shown by the service worker, a click opens the item, and no staff screen is cached, even after the login was seen', async () => {
    const page = await open({ permissions: ['notifications'] });
    await untilControlled(page);
    const [worker] = page.context().serviceWorkers();
    await worker?.evaluate(NOTICE_SHOWING);
    const data = announcementOf(contentId, { title, content: 'What do you hear?' });

    await push(page, JSON.stringify({ from: '/topics/daily-content', data }));

    await worker?.evaluate('self.showing');
    expect(await page.evaluate(shownNotifications)).toEqual([
      { title, body: 'What do you hear?', data: `/daily-content#${contentId}` },
    ]);
    await worker?.evaluate(CLICK_NOTIFICATION);
    await page.waitForURL(`**/daily-content#${contentId}`);
    await page.waitForFunction((id) => document.activeElement?.id === id, contentId);

    await page.goto('/prayerteam');
    await page.getByRole('heading', { level: 1, name: 'Prayer Team Login' }).waitFor();
    const files = await cached(page);
    expect(files).toContainEqual(expect.stringContaining('belief-wall-page'));
    expect(files.filter((file) => /login-page|dashboard-page|spanish-for-staff/.test(file))).toEqual([]);
    expect(await page.evaluate(() => caches.has('staff-screens'))).toBe(false);
  });
});

test.describe('the site while offline', () => {
  test('opens with the last feed and its images, while other files wait for a connection', async () => {
    await attach(contentId, 'image/png');
    const withPdf = await storeItem(`${title} in full`);
    await attach(withPdf, 'application/pdf');
    const page = await open({});
    await untilControlled(page);
    // Requests before the worker took control were not cached.
    await page.reload();
    await untilImageShows(page);
    await expect.poll(() => page.evaluate(cachedImages)).toContainEqual(expect.stringContaining(contentId));

    await page.context().setOffline(true);
    await page.reload();

    await page.getByText('You’re offline.').waitFor();
    await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
    await untilImageShows(page);
    await page
      .locator(`[id="${withPdf}"]`)
      .getByText('You can open the attached file when you’re back online.')
      .waitFor();
    await expectAccessibleDayAndNight(page);
    await takeScreenshot(page, 'daily-content-offline');
  });

  /** Waits until the image is rendered rather than a broken-image icon. */
  async function untilImageShows(page: Page): Promise<void> {
    const image = page.getByRole('img', { name: `Attached to ${title}`, exact: true });
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((shown) => shown instanceof HTMLImageElement && shown.naturalWidth))
      .toBe(1);
  }

  async function cachedImages(): Promise<string[]> {
    const cached = await (await caches.open('feed-images')).keys();
    return cached.map(({ url }) => url);
  }
});

test('the staff screens are cached once a staff member has signed in, and open offline, or once back online, without a sign-out', async ({
  signIn,
}) => {
  const { page, errors } = await signIn('leadership', { serviceWorkers: 'allow' });
  await expect
    .poll(() => cached(page), UNTIL_CACHED)
    .toContainEqual(expect.stringContaining('moderation-page'));
  expect(errors).toEqual([]);
  await page.context().setOffline(true);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Moderation' }).click();

  await page.getByRole('heading', { level: 1, name: 'Moderation' }).waitFor();
  await page.goto('/prayerteam/moderation');
  await page.getByText('You’re offline').waitFor();
  await page.getByText('Loading...').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Moderation' }).waitFor();
});

test('a click on a notification opens its request on the dashboard that is already open, without a reload', async ({
  signIn,
}) => {
  const { page } = await signIn('leadership', { serviceWorkers: 'allow', permissions: ['notifications'] });
  await untilControlled(page);
  const request = await storeRequest();
  await page.evaluate(() => document.body.setAttribute('data-before-click', ''));
  const [worker] = page.context().serviceWorkers();

  await worker?.evaluate(
    `self.registration.showNotification('Assigned', { data: '${requestLink(request.id)}' })`,
  );
  await worker?.evaluate(CLICK_NOTIFICATION);

  await page
    .getByRole('region', { name: 'Open request' })
    .getByRole('heading', { level: 2, name: request.requester })
    .waitFor();
  expect(await page.locator('body[data-before-click]').count()).toBe(1);
});

test('a click on a notification opens its item in a window that moved to the feed, and beside one that left it', async () => {
  const other = await storeItem(`${title} again`);
  const { page } = await visit('/', { serviceWorkers: 'allow', permissions: ['notifications'] });
  await untilControlled(page);
  const [worker] = page.context().serviceWorkers();
  const clickOf = async (id: string): Promise<void> => {
    await worker?.evaluate(
      `self.registration.showNotification('New', { tag: 'new', data: '/daily-content#${id}' })`,
    );
    await worker?.evaluate(CLICK_NOTIFICATION);
  };
  const tabs = page.getByRole('navigation', { name: 'Main' });
  await page.evaluate(() => document.body.setAttribute('data-before-click', ''));
  await tabs.getByRole('link', { name: 'Daily Content' }).click();
  await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();

  await clickOf(contentId);
  await page.waitForURL(`**/daily-content#${contentId}`);

  await tabs.getByRole('link', { name: 'Belief Wall' }).click();
  await page.waitForURL('**/belief-wall');
  await worker?.evaluate(NOTICE_OPENING);
  await clickOf(other);
  expect(await worker?.evaluate('self.opening')).toMatch(`/daily-content#${other}`);
  expect(new URL(page.url()).pathname).toBe('/belief-wall');
  expect(await page.locator('body[data-before-click]').count()).toBe(1);
});

/** Delivers a push through DevTools: https://chromedevtools.github.io/devtools-protocol/tot/ServiceWorker */
async function push(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  // Nothing else reveals why a push was not shown.
  session.on('ServiceWorker.workerErrorReported', ({ errorMessage: { errorMessage: body } }) =>
    test.info().attach('error of the service worker', { body }),
  );
  const registrationId = await new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find(
        ({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted,
      );
      if (registration) {
        resolve(registration.registrationId);
      }
    });
    void session.send('ServiceWorker.enable');
  });
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

async function shownNotifications(): Promise<{ title: string; body: string; data: unknown }[]> {
  const registration = await navigator.serviceWorker.ready;
  const notifications = await registration.getNotifications();
  return notifications.map(({ title, body, data }) => ({ title, body, data }));
}

// These run in the service worker, whose types are not available to page code.

// Chromium drops a notification that is about to appear if the shown ones are queried, so nothing may query them before.
const NOTICE_SHOWING = `void (self.showing = new Promise((resolve) => {
  const { registration } = self;
  const show = registration.showNotification.bind(registration);
  registration.showNotification = (...notification) => {
    const showing = show(...notification);
    resolve(showing);
    return showing;
  };
}))`;

// A browser opens no window for a click that nobody made.
const NOTICE_OPENING = `void (self.opening = new Promise((resolve) => {
  self.clients.openWindow = async (address) => resolve(address);
}))`;

// Browsers cannot click a desktop notification programmatically.
const CLICK_NOTIFICATION = `self.registration.getNotifications().then(([notification]) => {
  self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
})`;

async function withoutPush(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager');
  });
}
