import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { photograph } from './browser/photograph.ts';
import { DESKTOP, PHONE } from './browser/visit.ts';
import { visitorsOfEachJourney } from './browser/visitors.ts';

const visitors = visitorsOfEachJourney();

/** Opens a page whose client does not come before it is let. */
async function openWithoutClient(
  path: string,
): Promise<{ page: Page; errors: string[]; letCome: () => void }> {
  const { page, errors } = await visitors.open('/no-such-page');
  await page.getByText('Oops! Page not found').waitFor();
  let letCome = () => {};
  const allowed = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/assets/start-*.js', async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return { page, errors, letCome };
}

const shellOf = (page: Page) => page.locator('#root > [inert]');

/** The page has its fonts, and its window's size: Chromium lays out for a new one before it asks the media queries again. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  });
}

/** Where the title, the tabs, the language, the heading and the sentence below it stand, and what each says. */
async function placesOn(page: Page) {
  const places = [];
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await drawn(page);
    places.push(
      ...(await page.locator('header a, header button, h1, h1 + p').evaluateAll((elements) =>
        elements.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return { words: element.textContent, x, y, width, height };
        }),
      )),
    );
  }
  return places;
}

describe('before the client is there', () => {
  it.each([
    ['/', 'Request Prayer'],
    ['/belief-wall', 'Belief Wall'],
    ['/daily-content', 'Daily Prompts & Scripture Feed'],
    ['/?lang=es', 'Pedir oración'],
    ['/belief-wall?lang=es', 'Muro de Fe'],
  ])('%s says its first words, where the client then says them', async (path, heading) => {
    const { page, errors, letCome } = await openWithoutClient(path);
    await shellOf(page).getByText(heading, { exact: true }).last().waitFor();
    await photograph(page, `shell-${heading}`);
    const places = await placesOn(page);
    expect(places.map(({ words }) => words)).toContain(heading);

    letCome();

    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await shellOf(page).count()).toBe(0);
    expect(await placesOn(page)).toEqual(places);
    expect(await page.title()).toContain(heading);
    expect(errors).toEqual([]);
  });

  it('gives its place to the error page where the code of its screen cannot be had', async () => {
    const { page } = await visitors.open('/no-such-page');
    await page.getByText('Oops! Page not found').waitFor();
    const code = '**/assets/belief-wall-page-*.js';
    await page.route(code, (route) => route.abort());
    await page.goto('/belief-wall');

    await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error' }).waitFor();
    expect(await shellOf(page).count()).toBe(0);

    await page.unroute(code);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Belief Wall' }).waitFor();
  });

  it('another address shows nothing of them', async () => {
    const { page, letCome } = await openWithoutClient('/prayer-circles');
    await page.waitForLoadState('domcontentloaded');
    expect(await page.locator('#root').innerHTML()).toBe('');

    letCome();

    await page.getByRole('heading', { level: 1, name: 'Prayer Circles' }).waitFor();
  });
});
