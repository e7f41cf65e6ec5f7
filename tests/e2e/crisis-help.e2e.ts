import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expectConfirmation, field, fillShortest, submitButton } from '../support/request-form.ts';
import { storedRequests } from '../support/stored-request.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import type { Visit } from '../support/visit.ts';
import { expect, test } from './fixtures.ts';

let current: Visit;
let page: Page;
let prayer: string;

test.beforeEach(async ({ visit }) => {
  prayer = `For my mother ${randomUUID()}`;
  current = await visit('/');
  page = current.page;
});

test.describe('a visitor who writes about harm', () => {
  const help = () => page.getByRole('complementary', { name: 'You don’t have to carry this alone' });

  test('sees help lines while typing and can still submit, as an urgent request', async () => {
    await fillShortest(page, prayer);
    expect(await help().count()).toBe(0);

    prayer = `Some days I don’t want to live. ${randomUUID()}`;
    await field(page, 'Prayer request').fill(prayer);

    await help().getByRole('link', { name: '911', exact: true }).waitFor();
    expect(await help().getByRole('link', { name: '988', exact: true }).getAttribute('href')).toBe('tel:988');
    await help().getByLabel('Country').selectOption('United Kingdom');
    await help().getByRole('link', { name: '116 123', exact: true }).waitFor();
    await expectAccessible(page);
    await takeScreenshot(page, 'help-lines');
    await submitButton(page).click();
    await expectConfirmation(page);
    expect(await storedRequests(prayer)).toMatchObject([
      { effective_urgency: 'high', signs_of_need: ['self_harm'] },
    ]);
    expect(current.errors).toEqual([]);
  });

  test('no longer sees help lines once the words are removed', async () => {
    await field(page, 'Prayer request').fill('He hits me');
    await help().waitFor();

    await field(page, 'Prayer request').fill('He is at home again');

    await help().waitFor({ state: 'detached' });
  });
});
