import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessibleDayAndNight } from '../support/accessibility.ts';
import { holdCalls } from '../support/hold-calls.ts';
import { storedRequests } from '../support/stored-request.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { expect, test } from './fixtures.ts';

const words = (page: Page) => page.getByRole('textbox', { name: 'What would the caller like prayer for?' });

const focusOnWords = (page: Page) => words(page).and(page.locator(':focus')).waitFor();

/** Presses keys one after another. */
async function type(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    if (key.length > 1 && /^[A-Z][a-z]+(\+[A-Z][a-z]+)?$/.test(key)) {
      await page.keyboard.press(key);
    } else {
      await page.keyboard.type(key);
    }
  }
}

test.describe('a phone call', () => {
  test('can be entered with few keystrokes beyond its text, and the form is ready for the next', async ({
    signIn,
  }) => {
    const prayer = `For my mother, who is in hospital. ${randomUUID()}`;
    const caller = `Ruth ${randomUUID().slice(0, 6)}`;
    const { page, errors } = await signIn('prayer_team');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'From a Phone Call' }).click();
    await words(page).waitFor();
    await expectAccessibleDayAndNight(page);
    await takeScreenshot(page, 'phone-intake');
    await focusOnWords(page);

    await type(page, prayer);
    await page.reload();
    await focusOnWords(page);
    expect(await words(page).inputValue()).toBe(prayer);
    await type(page, 'Tab', caller, 'Tab', '555 0166', 'Control+Enter');

    await page.getByText('Request saved').waitFor();
    await focusOnWords(page);
    expect(await words(page).inputValue()).toBe('');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(caller);
    expect(await storedRequests(prayer)).toMatchObject([
      {
        source: 'phone',
        requester_display: caller,
        contact_info: { phone: '555 0166' },
        contact_preference: 'call',
      },
    ]);

    await page.getByRole('link', { name: caller }).click();
    await page.getByRole('article', { name: caller }).getByText('By phone').waitFor();
    expect(errors).toEqual([]);
  });

  test('keeps its text if the server is unreachable, is read-only while sending, and is cleared on logout', async ({
    signIn,
  }) => {
    const prayer = `For peace at home. ${randomUUID()}`;
    const { page } = await signIn('prayer_team', { path: '/prayerteam/intake' });
    await words(page).fill(prayer);
    await page.route('**/submitPrayerRequest', (route) => route.abort());
    await page.keyboard.press('Control+Enter');
    await page.getByText('Your text is still here.').waitFor();
    expect(await words(page).inputValue()).toBe(prayer);
    await page.unroute('**/submitPrayerRequest');

    // Anything typed while the request is being sent would be lost.
    const held = await holdCalls(page, 'submitPrayerRequest');
    await page.keyboard.press('Control+Enter');
    await held.begun;
    await expect(words(page)).not.toBeEditable();
    held.release();
    await page.getByText('Request saved').waitFor();
    await expect(words(page)).toBeEditable();

    await words(page).fill('For somebody else.');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    const question = page.getByRole('dialog', { name: 'Unfinished Text' });
    await question.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('heading', { level: 1, name: 'Prayer Team Login' }).waitFor();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('For somebody else.');
  });

  test('prefers a text message only if the caller agreed to one, and says who reads a confidential request', async ({
    signIn,
  }) => {
    const prayer = `For a quiet night. ${randomUUID()}`;
    const { page } = await signIn('prayer_team', { path: '/prayerteam/intake' });
    await expect(page.getByRole('checkbox', { name: 'Confidential' })).toHaveAccessibleDescription(
      'Our prayer team can read a confidential request until it is closed. Only leaders are assigned to it.',
    );
    const agrees = page.getByRole('checkbox', { name: 'Text message with a private link' });

    await words(page).fill(prayer);
    await page.getByLabel('Phone number').fill('555 0166');
    await agrees.check();
    await page.reload();
    await expect(agrees).toBeChecked();
    await page.getByRole('button', { name: 'Save Request' }).click();

    await page.getByText('Request saved').waitFor();
    expect(await storedRequests(prayer)).toMatchObject([{ contact_preference: 'text' }]);
    await expect(agrees).not.toBeChecked();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Prayer Team Dashboard' }).click();
    await page.getByRole('heading', { level: 1, name: 'Prayer Team Dashboard' }).waitFor();
  });

  test('is stored once, even if the response is lost and it is sent again several times', async ({
    signIn,
  }) => {
    const prayer = `For my sister's journey. ${randomUUID()}`;
    const { page } = await signIn('prayer_team', { path: '/prayerteam/intake' });
    await words(page).fill(prayer);
    await page.route('**/submitPrayerRequest', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.keyboard.press('Control+Enter');
    await page.getByText('Your text is still here.').waitFor();
    expect(await storedRequests(prayer)).toHaveLength(1);
    await page.unroute('**/submitPrayerRequest');

    const held = await holdCalls(page, 'submitPrayerRequest');
    await page.getByRole('button', { name: 'Save Request' }).click();
    await held.begun;
    await page.getByRole('button', { name: 'Saving…' }).click({ force: true });
    await words(page).press('Control+Enter');
    held.release();

    await page.getByText('Request saved').waitFor();
    await page.getByRole('heading', { name: 'Saved just now (1)' }).waitFor();
    expect(await storedRequests(prayer)).toHaveLength(1);
  });
});
