import type { Page } from '@playwright/test';
import { CLIENT_CODE } from '../support/client-code.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { DESKTOP, PHONE, type Visit } from '../support/visit.ts';
import { expect, test } from './fixtures.ts';

let page: Page;
let errors: Visit['errors'];

test.beforeEach(async ({ visit }) => {
  ({ page, errors } = await visit('/no-such-page'));
  await page.getByText('Oops! Page not found').waitFor();
});

/** Opens a path, and holds back the client code until the returned function is called. */
async function openWithoutClient(path: string): Promise<() => void> {
  let letCome = () => {};
  const allowed = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(CLIENT_CODE, async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return letCome;
}

const shell = () => page.locator('#root > [inert]');

/**
 * Waits until the page has its fonts and the size of its window. Chromium lays out for a new size before it reevaluates
 * media queries.
 */
async function untilRendered(): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  });
}

/** Returns the position and text of the title, the tabs, the language, the heading and the sentence below it. */
async function places() {
  const found = [];
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await untilRendered();
    found.push(
      ...(await page.locator('header a, header button, h1, h1 + p').evaluateAll((elements) =>
        elements.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return { words: element.textContent, x, y, width, height };
        }),
      )),
    );
  }
  return found;
}

test.describe('before the client has loaded', () => {
  for (const [path, heading] of [
    ['/', 'Request Prayer'],
    ['/belief-wall', 'Belief Wall'],
    ['/daily-content', 'Daily Prompts & Scripture Feed'],
    ['/?lang=es', 'Pedir oración'],
    ['/belief-wall?lang=es', 'Muro de Fe'],
  ] as const) {
    test(`${path} shows its first words where the client then renders them`, async () => {
      const letCome = await openWithoutClient(path);
      await shell().getByText(heading, { exact: true }).last().waitFor();
      await takeScreenshot(page, `shell-${heading}`);
      const first = await places();
      expect(first.map(({ words }) => words)).toContain(heading);

      letCome();

      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      expect(await shell().count()).toBe(0);
      expect(await places()).toEqual(first);
      expect(await page.title()).toContain(heading);
      expect(errors).toEqual([]);
    });
  }

  for (const [path, words] of [
    ['/prayerteam/dashboard', 'Loading...'],
    ['/prayerteam/settings', 'Loading...'],
    ['/prayerteam/dashboard?lang=es', 'Cargando...'],
  ] as const) {
    test(`${path} says that it is loading`, async () => {
      const letCome = await openWithoutClient(path);
      await shell().getByText(words, { exact: true }).waitFor();
      await untilRendered();
      const overlay = await shell().locator('> div').boundingBox();
      expect(overlay).toEqual({ x: 0, y: 0, ...page.viewportSize() });
      await takeScreenshot(page, `shell-${words}`);

      letCome();

      await page.waitForURL('/prayerteam');
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await shell().count()).toBe(0);
      expect(errors).toEqual([]);
    });
  }

  test('the error page replaces the shell if the code of its screen cannot be loaded', async () => {
    const code = '**/assets/belief-wall-page-*.js';
    await page.route(code, (route) => route.abort());
    await page.goto('/belief-wall');

    await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error' }).waitFor();
    expect(await shell().count()).toBe(0);

    await page.unroute(code);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Belief Wall' }).waitFor();
  });

  for (const [code, path, words, again, heading] of [
    ['**/assets/index-*.js', '/', /^Something went wrong, or/, 'Try Again', 'Request Prayer'],
    [CLIENT_CODE, '/belief-wall?lang=es', /se perdió la conexión/, 'Intentar de nuevo', 'Muro de Fe'],
    [
      '**/assets/foundation-*.js',
      '/prayerteam/dashboard',
      /^Something went/,
      'Try Again',
      'Prayer Team Login',
    ],
  ] as const) {
    test(`${path} offers to reload if ${code} cannot be loaded`, async () => {
      await page.route(code, async (route) => {
        await shell().waitFor();
        await route.abort();
      });
      await page.goto(path, { waitUntil: 'commit' });

      await page.getByRole('alert').getByText(words).waitFor();
      expect(await shell().count()).toBe(0);
      await takeScreenshot(page, `load-failure-${heading}`);

      await page.unroute(code);
      await page.getByRole('button', { name: again }).click();
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    });
  }

  test('a path without a shell shows nothing', async () => {
    const letCome = await openWithoutClient('/prayer-circles');
    await page.waitForLoadState('domcontentloaded');
    expect(await page.locator('#root').innerHTML()).toBe('');

    letCome();

    await page.getByRole('heading', { level: 1, name: 'Prayer Circles' }).waitFor();
  });
});
