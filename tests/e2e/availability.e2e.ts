import type { Locator } from '@playwright/test';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { Timestamp } from 'firebase-admin/firestore';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { installClock } from '../support/install-clock.ts';
import { expect, test } from './fixtures.ts';

test.describe("a member's availability", () => {
  test('can be set to unavailable for a period and back to available', async ({ signIn }) => {
    const { page, member } = await signIn('prayer_team');
    const address = page.url();
    const today = new Date();
    await installClock(page);
    // The day does not end in the middle of the journey.
    await page.clock.setFixedTime(today);
    await page.goto(address);
    await page.getByRole('button', { name: 'Change to Unavailable' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set Unavailable Period' });
    await dialog.getByRole('button', { name: 'Set Unavailable' }).click();
    await dialog.getByText('Please choose a start date.').waitFor();
    await expectAccessible(page);

    const yesterday = new Date(today);
    yesterday.setDate(today.getDate() - 1);
    await typeDate(dialog, 'Start date', today);
    await typeDate(dialog, 'End date', yesterday);
    await dialog.getByText('The end date can’t be before the start date.').waitFor();
    await typeDate(dialog, 'End date', today);
    await dialog.getByRole('button', { name: 'Set Unavailable' }).click();

    await page.getByText(/^Unavailable until /).waitFor();
    await page.getByText('Availability updated').waitFor();
    // The toast does not cover the button that undoes the change.
    const available = page.getByRole('button', { name: 'Change to Available' });
    await available.click({ trial: true });
    const profile = testFirestore().collection(COLLECTIONS.profiles).doc(member.uid);
    const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()] as const;
    // The screen shows a change before it is stored.
    await expect
      .poll(async () => (await profile.get()).data())
      .toMatchObject({
        status: 'unavailable',
        unavailable_start_date: Timestamp.fromDate(today),
        unavailable_end_date: Timestamp.fromDate(new Date(year, month, day, 23, 59, 59, 999)),
      });
    await available.click();
    await page.getByRole('button', { name: 'Change to Unavailable' }).waitFor();
    await expect
      .poll(async () => (await profile.get()).data())
      .toMatchObject({ status: 'available', unavailable_start_date: null, unavailable_end_date: null });
  });
});

async function typeDate(dialog: Locator, label: string, date: Date): Promise<void> {
  const group = dialog.getByRole('group', { name: label });
  await group.getByRole('spinbutton', { name: 'Month' }).click();
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  await dialog.page().keyboard.type(`${month}${day}${date.getFullYear()}`);
}
