import type { Page } from '@playwright/test';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { openCard } from '../support/dashboard-page.ts';
import { storeRequest } from '../support/stored-request.ts';
import { expect, test } from './fixtures.ts';

function storedDrafts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('prayer-community.note-draft')),
  );
}

test.describe('a note', () => {
  test('that is half written survives a reload and is deleted on logout', async ({ signIn }) => {
    const { requester } = await storeRequest();
    const { page } = await signIn('prayer_team');
    const box = (await openCard(page, requester)).getByLabel('Add a note');
    await box.fill('She would like a');

    await page.reload();

    await box.waitFor();
    expect(await box.inputValue()).toBe('She would like a');
    expect(await storedDrafts(page)).toHaveLength(1);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    const question = page.getByRole('dialog', { name: 'Unfinished Text' });
    await question.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('heading', { level: 1, name: 'Prayer Team Login' }).waitFor();
    expect(await storedDrafts(page)).toEqual([]);
  });

  test('that is half written does not stay on the device of a deleted member', async ({ signIn }) => {
    const { requester } = await storeRequest();
    const { page, member } = await signIn('prayer_team');
    await (await openCard(page, requester)).getByLabel('Add a note').fill('She would like a');
    expect(await storedDrafts(page)).toHaveLength(1);

    await testFirestore().collection(COLLECTIONS.profiles).doc(member.uid).delete();

    await page.getByRole('heading', { level: 1, name: 'Prayer Team Login' }).waitFor();
    expect(await storedDrafts(page)).toEqual([]);
  });

  test('that is posted offline is saved and sent later', async ({ signIn }) => {
    const { requester, id } = await storeRequest();
    const team = await signIn('prayer_team');
    const card = await openCard(team.page, requester);
    await card.waitFor();
    await team.page.context().setOffline(true);
    await team.page.getByText('You’re offline.').waitFor();

    await card.getByLabel('Add a note').fill('Written in the cellar.');
    await card.getByRole('button', { name: 'Post Note' }).click();
    await card.getByText('Written in the cellar.').waitFor();
    await team.page.getByText('1 change is waiting to be sent').waitFor();
    await team.page.context().setOffline(false);

    await team.page.getByText('Your note has been added to the request.').waitFor();
    const stored = await testFirestore().collection(COLLECTIONS.prayerRequests).doc(id).get();
    expect(stored.get('note_count')).toBe(1);
  });

  test('that was unsent when the page closed is back in the box, and is stored only once', async ({
    signIn,
  }) => {
    const { requester, id } = await storeRequest();
    const team = await signIn('prayer_team');
    const card = await openCard(team.page, requester);
    await card.getByLabel('Add a note').waitFor();
    const context = team.page.context();
    await context.setOffline(true);
    await team.page.getByText('You’re offline.').waitFor();
    await card.getByLabel('Add a note').fill('Written in the cellar.');
    await card.getByRole('button', { name: 'Post Note' }).click();
    await team.page.getByText('1 change is waiting to be sent').waitFor();
    await team.page.close();
    await context.setOffline(false);

    const page = await context.newPage();
    await page.goto('/prayerteam/dashboard');
    const reopened = await openCard(page, requester);
    await expect(reopened.getByLabel('Add a note')).toHaveValue('Written in the cellar.');
    await reopened.getByRole('button', { name: 'Post Note' }).click();

    await page.getByText('Your note has been added to the request.').waitFor();
    const stored = await testFirestore().collection(COLLECTIONS.prayerRequests).doc(id).get();
    expect(stored.get('note_count')).toBe(1);
  });
});
