import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { announcementMessage } from '@prayer-community/domain/delivery/content-announcement';
import {
  type Delivery,
  type DeliveryMessage,
  newDelivery,
  RETRY_WAITS_MS,
  welcomeMessage,
} from '@prayer-community/domain/delivery/delivery';
import { invitationMessage } from '@prayer-community/domain/prayer-circles/circle-invitation';
import { storeFirstGroups } from '../../functions/src/team-members/store-first-groups.ts';
import { failNextMailTo, firstMailTo } from '../../functions/src/testing/fake-providers.ts';
import { createStaffMember, type StaffMember } from '../../functions/src/testing/staff-member.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { storeRequest } from '../support/stored-request.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { PHONE } from '../support/visit.ts';
import { expect, test } from './fixtures.ts';

let page: Page;

test.beforeEach(() =>
  storeFirstGroups(testFirestore(), { leadership: null, 'prayer-team': null }, new Date()),
);

/** Creates a member with a unique name and a message to them whose delivery was given up. */
async function giveUpTo(
  message: Partial<DeliveryMessage>,
  failure: Delivery<Date>['failure'],
): Promise<StaffMember & { lastName: string }> {
  const member = await createStaffMember('prayer_team');
  const lastName = `Holm-${member.uid.slice(0, 8)}`;
  await testFirestore().collection(COLLECTIONS.profiles).doc(member.uid).update({ last_name: lastName });
  await giveUp({ ...welcomeMessage(member.uid, new Date()), ...message }, failure);
  return { ...member, lastName };
}

async function giveUp(message: DeliveryMessage, failure: Delivery<Date>['failure']): Promise<void> {
  await testFirestore()
    .collection(COLLECTIONS.deliveries)
    .doc(`given_up_${randomUUID()}`)
    .set({
      ...newDelivery(message, new Date()),
      status: 'given_up',
      attempts: RETRY_WAITS_MS.length + 1,
      next_attempt_at: null,
      failure,
    });
}

const messages = (): Locator => page.getByRole('region', { name: 'Undelivered Messages' });
const messageTo = (name: string): Locator => messages().getByRole('listitem').filter({ hasText: name });

test.describe('undelivered messages', () => {
  test('are shown to leadership on the dashboard and can be retried or dismissed', async ({ signIn }) => {
    const request = await storeRequest({ prayer_text: 'A secret of the heart' });
    const recipient = await giveUpTo(
      { channel: 'sms', template: 'new_request', about_id: request.id },
      'not_accepted',
    );
    const welcomed = await giveUpTo({}, 'unreachable');
    ({ page } = await signIn('leadership'));
    await page.getByText('Some messages could not be delivered.').waitFor();
    await page.getByRole('link', { name: 'View Messages' }).click();

    await messageTo(recipient.lastName).getByText('Text message to').waitFor();
    await messageTo(recipient.lastName).getByText('New prayer request').waitFor();
    await messageTo(recipient.lastName).getByText('rejected the phone number').waitFor();
    await messageTo(welcomed.lastName).getByText('after several tries').waitFor();
    await messageTo(welcomed.lastName).getByText('tried 7 times').waitFor();
    expect(await messages().textContent()).not.toContain('secret');
    await expectAccessible(page);
    await takeScreenshot(page, 'undelivered-messages');

    await failNextMailTo(welcomed.email);
    await messageTo(welcomed.lastName).getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Failed to send the message. We couldn’t reach the email service').waitFor();
    await messageTo(welcomed.lastName).getByText('tried 8 times').waitFor();

    await messageTo(welcomed.lastName).getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Message Sent').waitFor();
    await messageTo(welcomed.lastName).waitFor({ state: 'detached' });
    expect((await firstMailTo(welcomed.email)).subject).toBe('Welcome to the prayer team');

    await page.setViewportSize(PHONE);
    await messageTo(recipient.lastName).getByRole('button', { name: 'Dismiss' }).click();
    await page.getByText('Message Dismissed').waitFor();
    await messageTo(recipient.lastName).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });

  test('include requested links, announcements, and partly delivered invitations', async ({ signIn }) => {
    const guest = `walburga-${randomUUID()}@example.org`;
    const asked = await giveUpTo({ template: 'recovery' }, 'unreachable');
    await giveUp(announcementMessage('an-item'), 'not_authorized');
    await giveUp(invitationMessage('a-circle_1', { address: guest, created_at: new Date() }), 'not_accepted');
    ({ page } = await signIn('leadership'));
    await page.getByRole('link', { name: 'View Messages' }).click();

    const announced = messageTo('everyone subscribed to daily content');
    await announced.getByText('refused our key').waitFor();
    const about = announced.getByRole('link', { name: 'Announcement of daily content' });
    expect(await about.getAttribute('href')).toBe('/daily-content#an-item');
    const invited = messageTo('w***@example.org');
    await invited.getByText('Invitation to a prayer circle').waitFor();
    await invited.getByText('the inviter can try again').waitFor();
    expect(await messages().innerHTML()).not.toMatch(/walburga|a-circle/);
    await expectAccessible(page);
    await takeScreenshot(page, 'undelivered-to-others');

    await messageTo(asked.lastName).getByText('Link to set a new password').waitFor();
    await messageTo(asked.lastName).getByRole('button', { name: 'Try again' }).click();
    await messageTo(asked.lastName).waitFor({ state: 'detached' });
    expect((await firstMailTo(asked.email)).subject).toBe('Reset your Prayer Community password');
    await invited.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No Longer Needed').waitFor();
    await invited.waitFor({ state: 'detached' });
  });
});
