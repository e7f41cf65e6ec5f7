import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { DESKTOP, PHONE, type Visit } from '../support/visit.ts';
import { expect, test } from './fixtures.ts';

let current: Visit;
let page: Page;

test.beforeEach(async ({ visit }) => {
  current = await visit('/');
  page = current.page;
});

const TABS = [
  { tab: 'Request Prayer', path: '/', heading: 'Request Prayer' },
  { tab: 'Belief Wall', path: '/belief-wall', heading: 'Belief Wall' },
  { tab: 'Daily Content', path: '/daily-content', heading: 'Daily Prompts & Scripture Feed' },
  { tab: 'Prayer Circles', path: '/prayer-circles', heading: 'Prayer Circles' },
];

test.describe('the four tabs', () => {
  for (const screen of TABS) {
    test(`${screen.tab} opens its screen, is marked as current, and moves the focus`, async () => {
      await page
        .getByRole('link', {
          name: screen.tab === 'Request Prayer' ? 'Belief Wall' : 'Request Prayer',
          exact: true,
        })
        .first()
        .click();

      await page.getByRole('navigation').getByRole('link', { name: screen.tab }).click();

      await page.getByRole('heading', { level: 1, name: screen.heading }).waitFor();
      expect(new URL(page.url()).pathname).toBe(screen.path);
      const marked = page.locator('nav [aria-current="page"]');
      expect(await marked.allTextContents()).toEqual([screen.tab]);
      await page.waitForFunction((heading) => document.title.startsWith(heading), screen.heading);
      await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
      expect(current.errors).toEqual([]);
    });
  }
});

test('the privacy notice is linked in the footer and says how long requests are stored', async () => {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();

  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
  const duration = page.getByRole('region', { name: 'How long we keep it' }).getByRole('listitem').first();
  await expect(duration).toHaveText(/^We keep requests without a time limit\.$|after a request is closed/);
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

test.describe('an unknown URL', () => {
  test('says that the page does not exist and links to the home page', async () => {
    await page.goto('/no-such-page');

    await page.getByText('Oops! Page not found').waitFor();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link').click();

    await page.getByRole('heading', { level: 1, name: 'Request Prayer' }).waitFor();
  });
});

for (const { size, viewport } of [
  { size: 'a phone', viewport: PHONE },
  { size: 'a desktop', viewport: DESKTOP },
]) {
  test.describe(`on ${size}`, () => {
    for (const { path, heading } of TABS) {
      test(`${path} fits the width`, async () => {
        await page.setViewportSize(viewport);
        await page.goto(path);
        await page.getByRole('heading', { level: 1, name: heading }).waitFor();

        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );

        expect(overflow).toBe(0);
      });
    }
  });
}
