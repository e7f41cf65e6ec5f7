import { expectAccessibleDayAndNight } from '../support/accessibility.ts';
import { assign, openCard, rowOf } from '../support/dashboard-page.ts';
import { storeRequest } from '../support/stored-request.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { LAPTOP, PHONE } from '../support/visit.ts';
import { expect, test } from './fixtures.ts';

const NAOMI = { first_name: 'Naomi', last_name: null, phone: '+34 612 34 56 78', email: null };

test('a caller is found by phone number, and by a word in a note', async ({ signIn }) => {
  const { id } = await storeRequest({
    contact_info: NAOMI,
    requester_display: `Naomi Núñez`,
    status: 'closed',
    archive_status: 'archived',
  });
  const other = await storeRequest();
  const { page, errors } = await signIn('prayer_team', { viewport: LAPTOP });
  await rowOf(page, other.requester).waitFor();

  await page.keyboard.press('/');
  await page.keyboard.type('612-345-678');
  await page.keyboard.press('Enter');

  await page.getByRole('heading', { name: 'Search Results (1)' }).waitFor();
  expect(page.url()).not.toContain('612');
  await page.reload();
  await page.getByRole('heading', { name: 'Search Results (1)' }).waitFor();
  await expectAccessibleDayAndNight(page);
  await takeScreenshot(page, 'search');
  const card = await openCard(page, 'Naomi Núñez');
  await card.getByLabel('Add a note').fill('She sent marzipan.');
  await card.getByRole('button', { name: 'Post Note' }).click();
  await card.getByText('She sent marzipan.').waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Clear Search' }).click();
  await expect(page.locator(`a[data-card="${id}"]`)).toBeHidden();

  const field = page.getByRole('searchbox', { name: 'Search requests' });
  await field.fill('MARZIPÁN');
  await field.press('Enter');
  await expect(page.locator(`a[data-card="${id}"]`)).toBeVisible();
  await field.fill('marzipan tabea');
  await field.press('Enter');
  await page.getByRole('paragraph').filter({ hasText: 'No prayer requests match your search.' }).waitFor();
  await page.getByRole('link', { name: 'Clear Search' }).click();
  await rowOf(page, other.requester).waitFor();
  expect(await field.inputValue()).toBe('');
  expect(errors).toEqual([]);
});

test('the tabs show their last request counts while search results are shown', async ({ signIn }) => {
  const { requester } = await storeRequest();
  await storeRequest();
  const { page } = await signIn('leadership', { viewport: LAPTOP });
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Prayer requests' }).getByRole('link', { name });
  await expect(tab('Mine')).toHaveText(/^Mine\s*0$/);
  await expect(tab('To Take')).toHaveText(/^To Take\s*2$/);

  await page.keyboard.press('/');
  await page.keyboard.type(requester);
  await page.keyboard.press('Enter');

  await page.getByRole('heading', { name: 'Search Results (1)' }).waitFor();
  await expect(tab('Mine')).toHaveText(/^Mine\s*0$/);
  await expect(tab('To Take')).toHaveText(/^To Take\s*2$/);

  const other = await signIn('prayer_team');
  await assign(await openCard(page, requester), other.name);
  await page.getByRole('button', { name: 'Back to the List' }).click();
  await page.getByRole('link', { name: 'Clear Search' }).click();
  await expect(tab('To Take')).toHaveText(/^To Take\s*1$/);
});

test('a button opens the search field on a phone', async ({ signIn }) => {
  const { requester } = await storeRequest();
  const { page } = await signIn('leadership', { viewport: PHONE });
  const field = page.getByRole('searchbox', { name: 'Search requests' });
  await rowOf(page, requester).waitFor();
  expect(await field.isVisible()).toBe(false);

  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.keyboard.type(requester);
  await page.getByRole('button', { name: 'Find' }).click();

  await page.getByRole('heading', { name: 'Search Results (1)' }).waitFor();
  await expectAccessibleDayAndNight(page);
  await takeScreenshot(page, 'search-phone');
});
