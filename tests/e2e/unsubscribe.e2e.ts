import { randomUUID } from 'node:crypto';
import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { COLLECTIONS, membershipId } from '@prayer-community/domain/collections';
import { newDelivery, welcomeMessage } from '@prayer-community/domain/delivery/delivery';
import { automaticMembership } from '@prayer-community/domain/distribution/distribution';
import { newPrayerNotice } from '@prayer-community/domain/status-page/prayer-notice';
import { firstMailTo } from '../../functions/src/testing/fake-providers.ts';
import { createStaffMember } from '../../functions/src/testing/staff-member.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { storeRequest } from '../support/stored-request.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { expect, test } from './fixtures.ts';

test.describe('the unsubscribe link in an email', () => {
  test('stops that kind of email once the reader confirms, and can be undone', async ({ visit }) => {
    const member = await createStaffMember();
    const list = 'prayer-team_email';
    const membership = testFirestore()
      .collection(COLLECTIONS.distributionMemberships)
      .doc(membershipId(list, member.uid));
    await membership.set(automaticMembership(list, member.uid, new Date()));
    await testFirestore()
      .collection(COLLECTIONS.deliveries)
      .doc(`welcome_${randomUUID()}`)
      .set(newDelivery(welcomeMessage(member.uid, new Date()), new Date()));
    const [link = ''] = /(?<=Unsubscribe: ).+$/m.exec((await firstMailTo(member.email)).text) ?? [];
    const { pathname, search } = new URL(link);
    const reader = await visit(`${pathname}${search}`);
    const { page } = reader;

    await page
      .getByText('Would you like to unsubscribe from emails about new prayer requests and reminders?')
      .waitFor();
    await expectAccessible(page);
    await takeScreenshot(page, 'unsubscribe');
    expect((await membership.get()).exists).toBe(true);

    const unsubscribe = page.getByRole('button', { name: 'Unsubscribe' });
    const place = await unsubscribe.boundingBox();
    await unsubscribe.click();
    await page.getByText('You’re unsubscribed from emails').waitFor();
    if (!place) {
      throw new Error('The button has no place on the page');
    }
    const middle = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
    const undo = page.getByRole('button', { name: 'Undo' });
    const isUndoThere = await undo.evaluate(
      (button, { x, y }) => button.contains(document.elementFromPoint(x, y)),
      middle,
    );
    expect(isUndoThere, 'An impatient second click would hit Undo').toBe(false);
    await page.reload();
    await page.getByText('You’re unsubscribed from emails').waitFor();
    await takeScreenshot(page, 'unsubscribed');
    expect((await membership.get()).exists).toBe(false);
    await expectAccessible(page);

    await undo.click();
    await page.getByText('You may get emails about new prayer requests and reminders again.').waitFor();
    expect((await membership.get()).exists).toBe(true);
    expect(reader.errors).toEqual([]);

    await page.goto('/mail/unsubscribe?token=broken');
    await page.getByText('This link is not valid.').waitFor();
  });
});

/** Stores a prayer for a request whose requester wants to be notified, and returns the path of the link in the email. */
async function confirmPathOf(email: string): Promise<string> {
  const db = testFirestore();
  const request = await storeRequest();
  const post = db.collection(COLLECTIONS.beliefWallPosts).doc();
  await post.set(newWallPost('For peace.', null, true, new Date()));
  await db
    .collection(COLLECTIONS.prayerNotices)
    .doc(request.id)
    .set(newPrayerNotice(email, post.id, 0, new Date()));
  await post.update({ prayer_count: 1 });
  const { text } = await firstMailTo(email);
  return /\/confirm-address\?\S+/.exec(text)?.[0] ?? '';
}

test('the link in the first notice confirms an address once the reader agrees', async ({ visit }) => {
  const email = `ruth-${randomUUID()}@example.org`;
  const { page, errors } = await visit(await confirmPathOf(email));
  const confirmations = testFirestore().collection(COLLECTIONS.mailConfirmations);
  await page
    .getByText('Would you like to receive emails about prayers for your requests at this address?')
    .waitFor();
  await expectAccessible(page);
  await takeScreenshot(page, 'confirm-address');
  expect((await confirmations.get()).size).toBe(0);

  await page.getByRole('button', { name: 'Yes, Email Me' }).click();

  await page.getByText('Your address is confirmed.').waitFor();
  expect((await confirmations.get()).size).toBe(1);
  expect(errors).toEqual([]);
});
