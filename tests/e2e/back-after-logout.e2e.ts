import { expect, test, wholeChromium } from './fixtures.ts';

// Neither a headless shell nor Playwright's Chromium otherwise keeps a page for the Back button.
test.use({
  ...wholeChromium,
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

test('a logout is not undone by Back to a dashboard that the browser has kept', async ({ signIn }) => {
  const { page, member } = await signIn('prayer_team');
  const isAvailable = page.getByRole('button', { name: 'Change to Unavailable' });
  await isAvailable.waitFor();
  await page.evaluate(() =>
    window.addEventListener('pageshow', ({ persisted }) =>
      window.sessionStorage.setItem('is-kept', String(persisted)),
    ),
  );
  await page.goto('/prayerteam/dashboard?view=active');
  await isAvailable.waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  const login = page.getByRole('heading', { level: 1, name: 'Prayer Team Login' });
  await login.waitFor();

  // A kept page is not loaded again.
  await page.goBack({ waitUntil: 'commit' });

  await page.waitForFunction(() => window.sessionStorage.getItem('is-kept') === 'true');
  await login.waitFor();
  expect(new URL(page.url()).pathname).toBe('/prayerteam');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(member.uid);
});
