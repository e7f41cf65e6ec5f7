import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { assignMember } from '@prayer-community/domain/prayer-request/request-transitions';
import { messagesTo } from '../../functions/src/testing/fake-providers.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { TRIGGERED } from '../../functions/src/testing/triggered.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { rowOf } from '../support/dashboard-page.ts';
import { giveDeviceToken } from '../support/push-service.ts';
import { signIn as signInWithCode } from '../support/staff-visit.ts';
import { storeRequest } from '../support/stored-request.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { expect, test, wholeChromium } from './fixtures.ts';

test.use(wholeChromium);

const device = (page: Page) =>
  page
    .getByRole('region', { name: 'Push Notifications' })
    .getByRole('switch', { name: 'Notify this device' });

const openRequest = (page: Page) => page.getByRole('region', { name: 'Open request' });

async function ownersOf(token: string): Promise<unknown[]> {
  const devices = testFirestore().collection(COLLECTIONS.pushSubscriptions);
  return (await devices.where('token', '==', token).get()).docs.map((subscription) =>
    subscription.get('user_id'),
  );
}

test.describe('push notifications to a staff device', () => {
  test("arrive for the member's assignments from when they are turned on until logout", async ({
    signIn,
  }) => {
    const token = `device-${randomUUID()}`;
    const staff = await signIn('prayer_team', {
      serviceWorkers: 'allow',
      permissions: ['notifications'],
    });
    const { page, member } = staff;
    await giveDeviceToken(page, token);
    await page.goto('/prayerteam/my-settings');
    await device(page).waitFor();
    expect(await device(page).isChecked()).toBe(false);
    await expectAccessible(page);
    await takeScreenshot(page, 'my-settings');

    await device(page).click();
    await page.getByText('Notifications enabled').waitFor();
    expect(await ownersOf(token)).toEqual([member.uid]);
    const request = await storeRequest();
    await testFirestore()
      .collection(COLLECTIONS.prayerRequests)
      .doc(request.id)
      .update({ ...assignMember({ revision: 0 }, 'leader', member.uid) });
    const pushed = () => messagesTo('push', token);
    await expect.poll(async () => (await pushed()).length, { timeout: TRIGGERED.timeout }).toBe(1);
    const [push] = await pushed();
    expect(push?.data).toMatchObject({
      title: 'A prayer request was assigned to you',
      url: `/prayerteam/dashboard?request=${request.id}`,
    });

    await page.goto(push?.data.url ?? '');
    await openRequest(page).getByRole('heading', { level: 2, name: request.requester }).waitFor();
    await expectAccessible(page);
    await takeScreenshot(page, 'dashboard-told');
    await page.getByRole('button', { name: 'Back to the List' }).click();
    await rowOf(page, request.requester).waitFor();

    await page.goto('/prayerteam/my-settings');
    await device(page).waitFor();
    expect(await device(page).isChecked()).toBe(true);
    await device(page).click();
    await page.getByText('Notifications disabled').waitFor();
    expect(await ownersOf(token)).toEqual([]);

    await device(page).click();
    await page.getByText('Notifications enabled').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByRole('heading', { level: 1, name: 'Prayer Team Login' }).waitFor();
    // Signing out waits only a few seconds for the server.
    await expect.poll(() => ownersOf(token)).toEqual([]);

    await page.goto(push?.data.url ?? '');
    await signInWithCode(page, member);
    await openRequest(page).getByRole('heading', { level: 2, name: request.requester }).waitFor();
  });

  test("can be blocked by a leader's browser, while the leader still chooses what to be notified of", async ({
    signIn,
  }) => {
    const leader = await signIn('leadership');
    const { page } = leader;

    await device(page).click();
    await page.getByText('Permission denied').waitFor();
    await page.getByText('Please enable notifications in your browser settings.').waitFor();
    expect(await device(page).isChecked()).toBe(false);

    await page.getByRole('switch', { name: 'Reminders' }).click();
    await page.getByRole('switch', { name: 'Reminders', checked: true }).waitFor();
    const profile = testFirestore().collection(COLLECTIONS.profiles).doc(leader.member.uid);
    await expect
      .poll(async () => (await profile.get()).get('notification_preferences'))
      .toEqual({
        newRequests: false,
        reminders: true,
      });
    await expectAccessible(page);
    await takeScreenshot(page, 'dashboard-leadership');
  });
});
