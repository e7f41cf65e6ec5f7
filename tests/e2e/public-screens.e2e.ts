import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { sidewaysPx } from '../support/sideways.ts';
import { DESKTOP, PHONE, type Visit } from '../support/visit.ts';
import { expect, test } from './fixtures.ts';

let current: Visit;
let page: Page;

test.beforeEach(async ({ visit }) => {
  current = await visit('/');
  page = current.page;
});

const TABS = [
  { tab: 'Belief Wall', path: '/belief-wall', heading: 'Belief Wall' },
  { tab: 'Daily Content', path: '/daily-content', heading: 'Daily Prompts & Scripture Feed' },
  { tab: 'Prayer Circles', path: '/prayer-circles', heading: 'Prayer Circles' },
  { tab: 'Request Prayer', path: '/', heading: 'Request Prayer' },
];

test('each of the four tabs opens its screen, is marked, moves the focus, and fits a phone and a desktop', async () => {
  for (const { tab, path, heading } of TABS) {
    await page.getByRole('navigation').getByRole('link', { name: tab }).click();

    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.locator('nav [aria-current="page"]')).toHaveText([tab]);
    await expect(page).toHaveTitle(`${heading} · Prayer Community`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      expect.soft(await sidewaysPx(page), `${path} at ${viewport.width} px`).toBe(0);
    }
  }
  expect(current.errors).toEqual([]);
});

test('the privacy notice is linked in the footer and says how long requests are stored', async () => {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();

  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
  const duration = page.getByRole('region', { name: 'How long we keep it' }).getByRole('listitem').first();
  await expect(duration).toHaveText(/^We keep requests indefinitely\.$|after a request is closed/);
  await expectAccessible(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team Login' }).click();
  await page.getByRole('heading', { level: 1, name: 'Prayer Team Login' }).waitFor();
  expect(current.errors).toEqual([]);
});

test('pages do not animate for visitors who prefer reduced motion, even from light to dark', async () => {
  await page.getByRole('textbox', { name: 'Prayer request' }).waitFor();

  await page.emulateMedia({ colorScheme: 'dark' });

  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('body *')].filter(
        (element) => getComputedStyle(element).transitionDuration !== '0s',
      ).length,
  );
  expect(moving).toBe(0);
});

test.describe('the HTML of a screen that visitors open first', () => {
  const SCREENS = [
    ['/', 'request-prayer-page'],
    ['/belief-wall', 'belief-wall-page'],
    ['/daily-content', 'daily-content-page'],
  ] as const;

  for (const [path, own] of SCREENS) {
    test(`${path} requests its own code immediately and no other screen’s`, async () => {
      const html = await (await page.request.get(path)).text();

      const asked = html.match(/[a-z-]+-page(?=-[^"/]+\.js")/g);
      expect(asked).toEqual([own]);
    });
  }
});
