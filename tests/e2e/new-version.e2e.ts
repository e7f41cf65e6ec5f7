import { type ChangingSite, startChangingSite } from '../support/changing-site.ts';
import { untilControlled } from '../support/until-controlled.ts';
import { expect, test, wholeChromium } from './fixtures.ts';

test.use(wholeChromium);

let site: ChangingSite;

test.beforeEach(async () => {
  site = await startChangingSite();
});

test.afterEach(() => site.stop());

test('a new version opens the staff screens for a visitor whose device still has the version before', async ({
  visit,
}) => {
  const { page } = await visit(site.url, { serviceWorkers: 'allow' });
  await untilControlled(page);

  site.release();

  await page.getByRole('link', { name: 'Team Login' }).click();
  await page.getByRole('heading', { level: 1, name: 'Prayer Team Login' }).waitFor();
  for (const [path, heading] of [
    ['/prayerteam', 'Prayer Team Login'],
    ['/password-reset', 'Reset Your Password'],
    ['/prayerteam/dashboard', 'Prayer Team Login'],
  ]) {
    await page.goto(site.url + path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }
  expect(await page.evaluate(() => caches.has('staff-screens'))).toBe(false);
});

test('a new version is offered while a visitor is typing, loads in each tab only on request, and on a kiosk between two people, asking neither of them', async ({
  visit,
}) => {
  const { page } = await visit(site.url, { serviceWorkers: 'allow' });
  await untilControlled(page);
  const prayer = page.getByRole('textbox', { name: 'Prayer request' });
  await prayer.fill('For my mother');
  const otherTab = await page.context().newPage();
  await otherTab.goto(`${site.url}/prayer-confirmation`);
  await untilControlled(otherTab);
  const loadsOf = { here: 0, there: 0 };
  page.on('load', () => {
    loadsOf.here += 1;
  });
  otherTab.on('load', () => {
    loadsOf.there += 1;
  });

  site.release();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByText('A new version is ready').waitFor();
  await prayer.pressSequentially(', who is in hospital.');
  await otherTab.getByText('A new version is ready').waitFor();
  expect(await prayer.inputValue()).toBe('For my mother, who is in hospital.');

  await otherTab.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => loadsOf).toEqual({ here: 0, there: 1 });
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  expect(await prayer.inputValue()).toBe('For my mother, who is in hospital.');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => loadsOf).toEqual({ here: 1, there: 1 });
  await expect.poll(() => prayer.inputValue()).toBe('For my mother, who is in hospital.');

  await otherTab.close();
  await page.goto(`${site.url}/kiosk`);
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('Prayer request').fill('For my mother.');
  await field('First name').fill('Ruth');
  await field('Last name').fill('Meyer');

  site.release();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
    .toBe('installed');
  await page.getByRole('button', { name: 'Submit Prayer Request' }).click();
  await page.getByRole('heading', { name: 'Prayer request submitted' }).waitFor();
  expect(await page.getByText('A new version is ready').count()).toBe(0);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Done' }).click();

  await loaded;
  expect(await field('Prayer request').inputValue()).toBe('');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
});
