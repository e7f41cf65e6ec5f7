import type { Page } from '@playwright/test';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { identitySettingsSchema } from '@prayer-community/domain/settings/identity';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessible, expectAccessibleDayAndNight } from '../support/accessibility.ts';
import { CLIENT_CODE } from '../support/client-code.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { PHONE } from '../support/visit.ts';
import { expect, test } from './fixtures.ts';

const identity = () => testFirestore().collection(COLLECTIONS.settings).doc('identity');

/** A fish, twice as wide as tall, in a file with everything an SVG can do. */
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" width="200" height="100" onload="parent.hit = 1">
  <script>window.top.hit = 1; fetch('https://elsewhere.example/script')</script>
  <style>@import url(https://elsewhere.example/style.css);</style>
  <image href="https://elsewhere.example/image.png" width="10" height="10"/>
  <path d="M10 50 Q70 -10 140 50 L190 90 M10 50 Q70 110 140 50 L190 10" fill="none" stroke="#0b5563" stroke-width="10" stroke-linecap="round"/>
</svg>`;

const fish = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SVG) };

const headerLogo = (page: Page) => page.locator('header [data-community-logo]');

/** Returns the natural size of the header image as served. */
const sizeOf = (page: Page) =>
  headerLogo(page).evaluate(
    (image) => image instanceof HTMLImageElement && [image.naturalWidth, image.naturalHeight],
  );

/** Returns the number of layout shifts since the page was opened: https://web.dev/articles/cls */
const layoutShiftsOf = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return new Promise<number>((resolve) => {
      const observer = new PerformanceObserver((list) =>
        resolve(list.getEntriesByType('layout-shift').length),
      );
      observer.observe({ type: 'layout-shift', buffered: true });
      // A page always has this entry, so the observer gets an answer even if nothing has shifted.
      observer.observe({ type: 'navigation', buffered: true });
    });
  });

test('a leader uploads a logo, which replaces the candle', async ({ signIn, visit }) => {
  await identity().set(identitySettingsSchema.parse({ name: 'Grace Church' }));
  const leader = await signIn('leadership');
  const asked: string[] = [];
  leader.page.on('request', (request) => asked.push(request.url()));
  await leader.page.goto('/prayerteam/settings');
  const panel = leader.page.getByRole('region', { name: 'Community' });
  const file = panel.getByLabel('Logo', { exact: true });

  await file.setInputFiles({ name: 'logo.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await panel.getByText('Please choose a PNG, SVG, JPEG or WebP picture.').waitFor();
  await file.setInputFiles({ ...fish, mimeType: 'image/png' });
  await panel.getByText('We couldn’t read this picture. Please try another one.').waitFor();
  await file.setInputFiles(fish);
  await panel.getByRole('img', { name: 'Logo in dark mode' }).waitFor();

  await expect
    .poll(async () => (await identity().get()).get('logo'))
    .toEqual({ id: expect.stringMatching(/^[0-9a-f]{32}$/), width: 192 });
  await expect.poll(() => sizeOf(leader.page)).toEqual([192, 96]);
  expect(asked.filter((url) => url.includes('elsewhere.example'))).toEqual([]);
  expect(await leader.page.evaluate(() => 'hit' in window)).toBe(false);
  await expectAccessibleDayAndNight(leader.page);
  await takeScreenshot(leader.page, 'logo-settings');

  const { page, errors } = await visit('/belief-wall', { viewport: PHONE, colorScheme: 'light' });
  await expect.poll(() => sizeOf(page)).toEqual([192, 96]);
  const icons = page.locator('link[rel="icon"], link[rel="apple-touch-icon"]');
  await expect(icons).toHaveCount(2);
  for (const link of await icons.all()) {
    const icon = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(icon.url()).toContain('/identity/logo/');
    expect(icon.headers()['content-type']).toBe('image/png');
    expect(icon.headers()['cache-control']).toContain('immutable');
  }
  await expectAccessible(page);

  // The next visit shows it before the client has loaded.
  await page.route(CLIENT_CODE, () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#root > [inert] [data-community-logo]')).toHaveAttribute('width', '72');
  await page.unrouteAll();
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Prayer request' }).waitFor();
  await takeScreenshot(page, 'logo-form');

  const stranger = await visit('/nowhere', { viewport: PHONE, colorScheme: 'light' });
  await stranger.page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
  await expect(stranger.page.locator('main [data-community-logo]')).toHaveAttribute('height', '96');
  await expect(stranger.page.locator('main .candle')).toHaveCount(0);
  expect(await layoutShiftsOf(stranger.page)).toBe(0);
  await expectAccessible(stranger.page);
  await takeScreenshot(stranger.page, 'logo-not-found');

  // If the toast of the upload closed at the moment at which the next one replaces it, both would be gone.
  const undo = leader.page.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveCount(0);
  await panel.getByRole('button', { name: 'Remove logo' }).click();
  // A toast stays while the focus is in it.
  await undo.focus();
  await expect.poll(async () => (await identity().get()).get('logo')).toBeNull();
  await expect(headerLogo(leader.page)).toHaveCount(0);
  await undo.click();
  await expect.poll(() => sizeOf(leader.page)).toEqual([192, 96]);
  expect([...errors, ...stranger.errors, ...leader.errors]).toEqual([]);
});

test("the welcome message appears on the form, kiosk, and embedded form in the reader's language", async ({
  visit,
}) => {
  await identity().set(
    identitySettingsSchema.parse({
      name: 'Grace Church',
      welcome: { en: 'We are so glad you are here.', es: 'Qué alegría que esté aquí.' },
    }),
  );
  const { page, errors } = await visit('/belief-wall', { colorScheme: 'light' });
  await page.getByRole('link', { name: 'Grace Church', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Request Prayer' }).first().click();
  await page.getByText('We are so glad you are here.').waitFor();
  await page.getByText('Submit your prayer requests and connect with our prayer community.').waitFor();
  await expectAccessible(page);
  await takeScreenshot(page, 'welcome-form');

  for (const path of ['/kiosk', '/embed']) {
    await page.goto(`${path}?lang=es`);
    await page.getByText('Qué alegría que esté aquí.').waitFor();
    await page.getByText('Grace Church', { exact: true }).waitFor();
    await expectAccessible(page);
    await takeScreenshot(page, `welcome${path.replace('/', '-')}`);
  }
  expect(errors).toEqual([]);
});
