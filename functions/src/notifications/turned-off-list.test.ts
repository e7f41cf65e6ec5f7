import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import {
  type DistributionGroupId,
  methodId,
  newDistributionMethod,
} from '@prayer-community/domain/distribution/distribution';
import type { SubmissionType } from '@prayer-community/domain/request-form/request-choices';
import type { NotificationPreferences } from '@prayer-community/domain/staff/profile';
import type { DocumentReference } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliveries } from '../data/delivery.ts';
import { methods } from '../data/distribution.ts';
import { subscriptionRef } from '../data/push-subscription.ts';
import { deliverAtOnce } from '../deliver.ts';
import { profileRef } from '../platform/staff-account.ts';
import { outcomeOf, tryNow } from '../testing/delivery-steps.ts';
import { failNext, mailsTo, messagesTo } from '../testing/fake-providers.ts';
import { runSchedule } from '../testing/run-schedule.ts';
import { createStaffMember, joinList, type StaffMember } from '../testing/staff-member.ts';
import { storeRequest } from '../testing/stored-request.ts';
import { testFirestore } from '../testing/test-backend.ts';
import { whileTriggering } from '../testing/while-triggering.ts';
import { notifyOfNewRequest } from './notify-of-new-request.ts';

const db = testFirestore();

const WANTED: NotificationPreferences = { newRequests: true, reminders: true };

let grace: StaffMember;

const list = (groupId: DistributionGroupId) => methods(db).doc(methodId(groupId, 'email'));

beforeEach(async () => {
  await Promise.all(
    (['leadership', 'prayer-team'] as const).map((groupId) =>
      list(groupId).set(newDistributionMethod(groupId, 'email')),
    ),
  );
  grace = await createStaffMember('leadership', { notification_preferences: WANTED });
});

/** Announces an urgent request. The first attempt of its only message fails. */
async function announce(submission_type: SubmissionType): Promise<DocumentReference> {
  const request = await whileTriggering([notifyOfNewRequest, deliverAtOnce], () =>
    storeRequest({ submission_type, urgency_level: 'high' }),
  );
  const queued = await deliveries(db)
    .where('about_id', '==', request.id)
    .where('status', '==', 'pending')
    .get();
  const [delivery, ...others] = queued.docs;
  if (!delivery || others.length > 0) {
    throw new Error(`${queued.size} messages are pending`);
  }
  return delivery.ref;
}

const fateOf = async (delivery: DocumentReference) => (await outcomeOf(delivery))?.recipients[grace.uid].fate;

describe('a queued email', () => {
  beforeEach(async () => {
    await joinList(grace, 'leadership_email');
    await failNext('email', 503, grace.email);
  });

  it('is not sent through a list that was turned off in the meantime', async () => {
    const delivery = await announce('prayer_team');
    await list('leadership').update({ is_active: false });

    await tryNow(delivery);

    expect(await fateOf(delivery)).toBe('not_needed');
    expect(await mailsTo(grace.email)).toEqual([]);
  });

  it.each([
    ['prayer_team', 'sent', 1],
    ['confidential', 'not_needed', 0],
  ] as const)(
    'about a %s request is %s if only the other list is on',
    async (submissionType, fate, count) => {
      await joinList(grace, 'prayer-team_email');
      const delivery = await announce(submissionType);
      await list('leadership').update({ is_active: false });

      await tryNow(delivery);

      expect(await fateOf(delivery)).toBe(fate);
      expect(await mailsTo(grace.email)).toHaveLength(count);
    },
  );
});

it('a summary is not sent through a list that was turned off while it waited', async () => {
  await joinList(grace, 'leadership_email');
  await db.recursiveDelete(db.collection(COLLECTIONS.notificationPaces));
  // Long ago, so that the summary is due.
  const created_at = new Date('2026-01-01T10:00:00Z');
  await whileTriggering([notifyOfNewRequest], () =>
    Promise.all([storeRequest({ created_at }), storeRequest({ created_at })]),
  );
  await list('leadership').update({ is_active: false });

  await runSchedule('deliverLater');

  const summaries = await deliveries(db).where('template', '==', 'new_requests').get();
  const fates = summaries.docs.map((summary) => [
    summary.get('channel'),
    summary.get('recipients')[grace.uid].fate,
  ]);
  expect(fates).toContainEqual(['email', 'not_needed']);
});

describe('a queued push message', () => {
  it.each([
    [{ ...WANTED, newRequests: false }, 'not_needed', 0],
    [{ ...WANTED, reminders: false }, 'sent', 1],
  ] as const)('with the preferences %o is %s', async (notification_preferences, fate, count) => {
    const token = `device-${randomUUID()}`;
    await subscriptionRef(db, token).set({ user_id: grace.uid, token });
    await failNext('push', 500, token);
    const delivery = await announce('prayer_team');
    await profileRef(db, grace.uid).update({ notification_preferences });

    await tryNow(delivery);

    expect(await fateOf(delivery)).toBe(fate);
    expect(await messagesTo('push', token)).toHaveLength(count);
  });
});
