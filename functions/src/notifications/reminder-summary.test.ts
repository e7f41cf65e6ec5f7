import { randomUUID } from 'node:crypto';
import { newDistributionMethod } from '@prayer-community/domain/distribution/distribution';
import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import { WriteBatch } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deliveries } from '../data/delivery.ts';
import { methods } from '../data/distribution.ts';
import { subscriptionRef } from '../data/push-subscription.ts';
import { requests } from '../data/request.ts';
import { delivering, LONG_DUE } from '../testing/delivery-steps.ts';
import { hinderNext, mailsTo, mailTo, messagesTo } from '../testing/fake-providers.ts';
import { runSchedule } from '../testing/run-schedule.ts';
import { createStaffMember, joinList, type StaffMember } from '../testing/staff-member.ts';
import { storeRequest } from '../testing/stored-request.ts';
import { testFirestore } from '../testing/test-backend.ts';

const db = testFirestore();

let grace: StaffMember;
let ruth: StaffMember;
let token: string;

const storeDue = (changes: Partial<PrayerRequest<Date>> = {}) =>
  storeRequest({ reminder_due_at: new Date(Date.now() - 1), ...changes });

const remind = () => runSchedule('remindUnassignedRequests');

beforeEach(async () => {
  await Promise.all([requests(db), deliveries(db)].map((collection) => db.recursiveDelete(collection)));
  token = `device-${randomUUID()}`;
  [grace, ruth] = await Promise.all([
    createStaffMember('leadership', { notification_preferences: { newRequests: false, reminders: true } }),
    createStaffMember('prayer_team'),
  ]);
  await Promise.all([
    methods(db).doc('leadership_email').set(newDistributionMethod('leadership', 'email')),
    methods(db).doc('prayer-team_email').set(newDistributionMethod('prayer-team', 'email')),
    joinList(grace, 'leadership_email'),
    joinList(ruth, 'prayer-team_email'),
    subscriptionRef(db, token).set({ user_id: grace.uid, token }),
  ]);
});

describe('the reminders of many requests that are due at once', () => {
  it('are one message to each person, about the requests that they may read', async () => {
    await Promise.all([
      ...Array.from({ length: 9 }, () => storeDue()),
      storeDue({ urgency_level: 'high' }),
      storeDue({ submission_type: 'confidential', urgency_level: 'high', prayer_text: 'A secret' }),
    ]);

    await delivering(() => Promise.all([remind(), remind()]));

    const [mail, toTeam] = await Promise.all([mailTo(grace.email), mailTo(ruth.email)]);
    expect(mail.subject).toBe('11 prayer requests are still waiting');
    expect(mail.text).toContain('Hello Ruth, 11 prayer requests are still waiting. 2 of them are urgent.');
    expect(mail.text).toMatch(/\/prayerteam\/dashboard$/m);
    expect(mail.text).not.toContain('secret');
    expect(toTeam.subject).toBe('10 prayer requests are still waiting');
    expect(toTeam.text).toContain('1 of them is urgent.');
    expect(await messagesTo('push', token)).toMatchObject([
      { data: { title: '11 prayer requests are still waiting', url: '/prayerteam/dashboard' } },
    ]);
    expect((await requests(db).where('reminder_due_at', '<=', new Date()).get()).size).toBe(0);
  });

  it('are one message even if an hour brought 150 of them', async () => {
    await Promise.all(Array.from({ length: 150 }, () => storeDue()));

    await delivering(remind);

    expect((await mailsTo(ruth.email)).map(({ subject }) => subject)).toEqual([
      '150 prayer requests are still waiting',
    ]);
    expect((await requests(db).where('reminder_due_at', '<=', new Date()).get()).size).toBe(0);
  });

  it('are about those that still wait when they are sent', async () => {
    const [left, ...assigned] = await Promise.all([storeDue(), storeDue(), storeDue()]);
    await hinderNext('email', grace.email, { status: 503 });
    await delivering(remind);
    await Promise.all(assigned.map((request) => request.update({ status: 'assigned' })));

    const pending = await deliveries(db).where('status', '==', 'pending').get();
    await Promise.all(pending.docs.map(({ ref }) => ref.update({ next_attempt_at: LONG_DUE })));
    await runSchedule('deliverLater');

    const [mail] = await mailsTo(grace.email);
    expect(mail?.subject).toBe('A prayer request is still waiting');
    expect(mail?.text).toContain(`/prayerteam/dashboard?request=${left?.id}`);
  });

  it('are sent by the next run if one is cut off', async () => {
    await Promise.all([storeDue(), storeDue()]);
    const commit = vi.spyOn(WriteBatch.prototype, 'commit').mockRejectedValueOnce(new Error('cut off'));
    await expect(remind()).rejects.toThrow('remindUnassignedRequests failed');
    commit.mockRestore();
    expect((await deliveries(db).get()).size).toBe(0);

    await delivering(remind);
    await delivering(remind);

    expect((await mailsTo(grace.email)).map(({ subject }) => subject)).toEqual([
      '2 prayer requests are still waiting',
    ]);
  });
});
