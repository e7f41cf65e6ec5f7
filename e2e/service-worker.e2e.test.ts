import { randomUUID } from 'node:crypto';
import { announcementOf } from '@prayer-community/domain/content-announcement';
import { EMPTY_CONTENT_FORM, newDailyContent } from '@prayer-community/domain/content-form';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentRef } from '../functions/src/daily-content/content-store.ts';
import { messagesTo } from '../functions/src/testing/outbox.ts';
import { testFirestore } from '../functions/src/testing/test-backend.ts';
import { startChromium } from './browser/chromium.ts';
import { giveDeviceToken, refuseDeviceToken } from './browser/push-service.ts';
import { type Visit, visit } from './browser/visit.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Safari/604.1';

let browser: Browser;
let visits: Visit[];
let contentId: string;
let title: string;

beforeAll(async () => {
  browser = await startChromium();
});

afterAll(() => browser.close());

beforeEach(async () => {
  visits = [];
  contentId = randomUUID().replaceAll('-', '').slice(0, 20);
  title = `Silence ${contentId.slice(0, 8)}`;
  const form = { ...EMPTY_CONTENT_FORM, title, content: 'What do you hear?', publishImmediately: true };
  const item = newDailyContent(form, null, { at: (chosen) => chosen, now: new Date(Date.now() - 60_000) });
  await contentRef(testFirestore(), contentId).set({ ...item, is_in_feed: true });
});

afterEach(() => Promise.all(visits.map((each) => each.leave())));

/** Opens a path where the service worker is allowed, and prepares the page before it loads. */
async function open(
  options: Parameters<typeof visit>[2],
  prepare?: (page: Page) => Promise<void>,
): Promise<Page> {
  const opened = await visit(browser, '/icon.svg', { serviceWorkers: 'allow', ...options });
  visits.push(opened);
  await prepare?.(opened.page);
  await opened.page.goto('/daily-content');
  await opened.page.getByRole('heading', { level: 2, name: title }).waitFor();
  return opened.page;
}

async function untilControlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const button = (page: Page, name: string) => page.getByRole('button', { name });

describe('notifications of new content', () => {
  const granted = { permissions: ['notifications'] };

  it('are turned on for this device, and off again', async () => {
    const token = `device-${randomUUID()}`;
    const page = await open(granted, (prepared) => giveDeviceToken(prepared, token));
    await untilControlled(page);

    await button(page, 'Enable Notifications').click();
    await page.getByText("You'll receive notifications for new daily content.").waitFor();
    expect(await messagesTo('topic', token)).toHaveLength(1);
    await page.reload();

    await button(page, 'Disable Notifications').click();
    await page.getByText("You'll no longer receive notifications for new content.").waitFor();
    await button(page, 'Enable Notifications').waitFor();
    await expect.poll(() => messagesTo('topic', token), { timeout: 20_000 }).toHaveLength(2);
  });

  it('are refused by the visitor', async () => {
    const page = await open({});

    await button(page, 'Enable Notifications').click();

    await page.getByText('Notifications disabled').waitFor();
    await button(page, 'Enable Notifications').waitFor();
  });

  it('fail where the push service gives no token', async () => {
    const page = await open(granted, refuseDeviceToken);

    await button(page, 'Enable Notifications').click();

    await page.getByText('Failed to enable notifications.').waitFor();
  });

  it('are not to be had in a browser that cannot', async () => {
    const page = await open(granted, withoutPush);

    await button(page, 'Enable Notifications').click();

    await page.getByText('Notifications not supported.').waitFor();
  });

  it('need the home screen on an iPhone, which is told', async () => {
    const page = await open({ ...granted, userAgent: IPHONE }, withoutPush);

    await button(page, 'Enable Notifications').click();

    await page.getByText(/add this page to your home screen first/).waitFor();
  });
});

describe('a push', () => {
  it('is shown by the service worker, and a click opens the item', async () => {
    const page = await open({ permissions: ['notifications'] });
    await untilControlled(page);
    const data = announcementOf(contentId, { title, content: 'What do you hear?' });

    await push(page, JSON.stringify({ from: '/topics/daily-content', data }));

    const shown = () => page.evaluate(shownNotifications);
    await expect
      .poll(shown)
      .toEqual([{ title, body: 'What do you hear?', data: `/daily-content#${contentId}` }]);
    await page.goto('/prayer-confirmation');
    await untilControlled(page);
    const [worker] = page.context().serviceWorkers();
    await worker?.evaluate(CLICK_NOTIFICATION);
    await page.waitForURL(`**/daily-content#${contentId}`);
    await page.waitForFunction((id) => document.activeElement?.id === id, contentId);
  });
});

describe('without a connection', () => {
  it('the site opens, and the feed is as it was', async () => {
    const page = await open({});
    await untilControlled(page);

    await page.context().setOffline(true);
    await page.reload();

    await page.getByText('You are offline.').waitFor();
    await page.getByRole('heading', { level: 2, name: title }).waitFor();
  });
});

it('the site can be installed', async () => {
  const page = await open({});
  const session = await page.context().newCDPSession(page);

  const { errors } = await session.send('Page.getAppManifest');

  expect(errors).toEqual([]);
});

/** Delivers a push through the browser's own test hook: https://chromedevtools.github.io/devtools-protocol/tot/ServiceWorker */
async function push(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registrationId = await new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) {
        resolve(registration.registrationId);
      }
    });
    void session.send('ServiceWorker.enable');
  });
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

async function shownNotifications(): Promise<{ title: string; body: string; data: unknown }[]> {
  const registration = await navigator.serviceWorker.ready;
  const notifications = await registration.getNotifications();
  return notifications.map(({ title, body, data }) => ({ title, body, data }));
}

// For the service worker, whose types a page's code does not have; the browser gives no way to click what its desktop shows.
const CLICK_NOTIFICATION = `self.registration.getNotifications().then(([notification]) => {
  self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
})`;

async function withoutPush(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager');
  });
}
