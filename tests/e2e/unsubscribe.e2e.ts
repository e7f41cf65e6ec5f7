import { randomUUID } from 'node:crypto';
import { COLLECTIONS, membershipId } from '@prayer-community/domain/collections';
import { newDelivery, welcomeMessage } from '@prayer-community/domain/delivery';
import { automaticMembership } from '@prayer-community/domain/distribution';
import { firstMailTo } from '../../functions/src/testing/outbox.ts';
import { createStaffMember } from '../../functions/src/testing/staff-member.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { photograph } from '../support/photograph.ts';
import { expect, test } from './fixtures.ts';

test.describe('the link at the foot of a mail', () => {
  test('ends its kind of mails once its reader says so, and takes that back', async ({ visit }) => {
    const member = await createStaffMember();
    const list = 'prayer-team_email';
    const membership = testFirestore()
      .collection(COLLECTIONS.distributionMemberships)
      .doc(membershipId(list, member.uid));
    await membership.set(automaticMembership(list, member.uid, new Date()));
    await testFirestore()
      .collection(COLLECTIONS.deliveries)
      .doc(`welcome_${randomUUID()}`)
      .set(newDelivery(welcomeMessage(member.uid), new Date()));
    const [link = ''] = /(?<=Unsubscribe: ).+$/m.exec((await firstMailTo(member.email)).text) ?? [];
    const { pathname, search } = new URL(link);
    const reader = await visit(`${pathname}${search}`);
    const { page } = reader;

    await page
      .getByText(
        'You receive e-mails about new prayer requests and reminders. Would you like to unsubscribe?',
      )
      .waitFor();
    await expectAccessible(page);
    await photograph(page, 'unsubscribe');
    expect((await membership.get()).exists).toBe(true);

    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByText('You’re unsubscribed from e-mails').waitFor();
    expect((await membership.get()).exists).toBe(false);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Would you like to unsubscribe?').waitFor();
    expect((await membership.get()).exists).toBe(true);
    expect(reader.errors).toEqual([]);

    await page.goto('/mail/unsubscribe?token=broken');
    await page.getByText('This link is not valid.').waitFor();
  });
});
