import { expectAccessible } from '../support/accessibility.ts';
import { openCard } from '../support/dashboard-page.ts';
import { storeRequest } from '../support/stored-request.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { expect, test } from './fixtures.ts';

test("a request's card shows live who did what and when, once its history is opened", async ({ signIn }) => {
  const { requester } = await storeRequest();
  const { page, name, errors } = await signIn('leadership');
  const card = await openCard(page, requester);
  await card.getByRole('button', { name: 'Show history' }).press('Enter');
  await card.getByText('No activity yet.').waitFor();

  await card.getByRole('button', { name: 'Assign', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign Request' });
  await dialog.getByRole('radio', { name }).check();
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await card.getByLabel('Add a note').fill('Called her.');
  await card.getByRole('button', { name: 'Post Note' }).click();

  const events = card.getByRole('list', { name: 'History' }).getByRole('listitem');
  await events.nth(1).waitFor();
  const shown = await events.allTextContents();
  expect(shown).toEqual([
    expect.stringMatching(`^Assigned to ${name}By ${name}, `),
    expect.stringMatching(`^Note postedBy ${name}, `),
  ]);
  expect(shown.join()).not.toContain('Called');
  await expectAccessible(page);
  await takeScreenshot(page, 'request-history');
  await card.getByRole('button', { name: 'Hide history' }).click();
  await events.first().waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});
