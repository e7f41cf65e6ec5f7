import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { DeliveryTemplate } from '@prayer-community/domain/delivery/delivery';
import {
  type GroupChannel,
  newGroupDelivery,
  ownDeliveryKey,
} from '@prayer-community/domain/delivery/group-delivery';
import { newRequestMessages } from '@prayer-community/domain/delivery/notifications';
import { newDistributionMethod } from '@prayer-community/domain/distribution/distribution';
import type { Profile } from '@prayer-community/domain/staff/profile';
import { logger } from 'firebase-functions/logger';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { methods } from '../data/distribution.ts';
import { subscriptionRef } from '../data/push-subscription.ts';
import { resultOf } from '../testing/call-function.ts';
import { delivering, deliveryRef, makeDue, outcomeOf, tryNow } from '../testing/delivery-steps.ts';
import { failNext, hinderNext, mailsTo, mailTo, messagesTo } from '../testing/fake-providers.ts';
import { staffIdToken } from '../testing/id-token.ts';
import { messagesAbout } from '../testing/queued-messages.ts';
import { runSchedule } from '../testing/run-schedule.ts';
import { createStaffMember, joinList, type StaffMember } from '../testing/staff-member.ts';
import { storeRequest } from '../testing/stored-request.ts';
import { testFirestore } from '../testing/test-backend.ts';
import { whileTriggering } from '../testing/while-triggering.ts';
import { queueDeliveries } from './queue-deliveries.ts';
import { recordUndelivered } from './record-undelivered.ts';
import { refreshStaffDirectory } from './refresh-staff-directory.ts';
import { signSubscription } from './unsubscribe-token.ts';

let requestId: string;
let key: string;
let staff: [StaffMember, StaffMember, StaffMember];

beforeEach(async () => {
  requestId = (await storeRequest()).id;
  key = `new_request_${requestId}_email_0`;
  await methods(testFirestore()).doc('prayer-team_email').set(newDistributionMethod('prayer-team', 'email'));
  staff = await Promise.all([createStaffMember(), createStaffMember(), createStaffMember()]);
  await Promise.all(staff.map((member) => joinList(member, 'prayer-team_email')));
});

const group = () => deliveryRef(key);

const store = (
  members: readonly StaffMember[],
  channel: GroupChannel = 'email',
  template: DeliveryTemplate = 'new_request',
) =>
  group().set(
    newGroupDelivery(
      {
        key,
        channel,
        template,
        about_id: requestId,
        recipients: members.map(({ uid }) => uid),
      },
      new Date(),
    ),
  );

const queue = (...message: Parameters<typeof store>) => delivering(() => store(...message));

const fatesOf = async (members: readonly StaffMember[]): Promise<unknown[]> => {
  const recipients = (await outcomeOf(group()))?.recipients;
  return members.map(({ uid }) => recipients[uid].fate);
};

const mailsToEach = (members: readonly StaffMember[]) =>
  Promise.all(members.map(async ({ email }) => (await mailsTo(email)).length));

const change = ({ uid }: StaffMember, changes: Partial<Profile<Date>>) =>
  whileTriggering([refreshStaffDirectory], () =>
    testFirestore().collection(COLLECTIONS.profiles).doc(uid).update(changes),
  );

const addDevice = async ({ uid }: StaffMember): Promise<string> => {
  const token = `device-${randomUUID()}`;
  await subscriptionRef(testFirestore(), token).set({ user_id: uid, token });
  return token;
};

describe('an email to several members', () => {
  it('has each recipient’s own language, name and unsubscribe link', async () => {
    const [first, second, third] = staff;
    await change(first, { first_name: 'Ruth & Boas' });
    await change(second, { first_name: 'Luz', languages: ['es'] });

    await queue(staff);

    expect(await fatesOf(staff)).toEqual(['sent', 'sent', 'sent']);
    const [english, spanish, other] = await Promise.all(staff.map(({ email }) => mailTo(email)));
    expect(english?.text).toContain('Hello Ruth & Boas, there is a new prayer request.');
    expect(english?.html).toContain('Hello Ruth &amp; Boas, there is a new prayer request.');
    expect(spanish?.subject).toBe('Hay una nueva petición de oración');
    expect(spanish?.text).toContain('Hola, Luz:');
    expect(other?.text).toContain('Hello Ruth, there is a new prayer request.');
    for (const [mail, member] of [
      [english, first],
      [spanish, second],
      [other, third],
    ] as const) {
      const token = `token=team.${member.uid}.`;
      expect(mail?.data['List-Unsubscribe']).toContain(token);
      expect(mail?.data['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
      expect(mail?.text).toContain(token);
      expect(mail?.html).toContain(token);
      expect(mail?.sendgrid?.customArgs).toEqual({
        delivery_key: key,
        delivery_attempt: '1',
        delivery_recipient: member.uid,
      });
      expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/-[a-z]+_[a-z_]+-/);
    }
  });

  it.each(['need_alert', 'escalation', 'returned', 'requester_answered', 'reply_review'] as const)(
    'has no unsubscribe link for %s, which is not sent to a list',
    async (template) => {
      const [member] = staff;
      await change(member, { role: 'leadership' });
      await testFirestore()
        .collection(COLLECTIONS.prayerRequests)
        .doc(requestId)
        .update({ replies_awaiting: 1 });

      await queue([member], 'email', template);

      const mail = await mailTo(member.email);
      expect(mail.data).toEqual({});
      expect(`${mail.text}${mail.html}`).not.toMatch(/unsubscribe/i);
    },
  );

  it('reaches each member only once when runs overlap', async () => {
    await store(staff);
    await makeDue(group());

    await Promise.all([1, 2, 3].map(() => runSchedule('deliverLater')));

    expect(await outcomeOf(group())).toMatchObject({ status: 'settled', attempts: 1 });
    expect(await mailsToEach(staff)).toEqual([1, 1, 1]);
  });

  it('is sent to every member after a failed call', async () => {
    await hinderNext('email', staff[1].email, { status: 503 });
    await queue(staff);
    expect(await mailsToEach(staff)).toEqual([0, 0, 0]);
    expect(await outcomeOf(group())).toMatchObject({ status: 'pending', failure: 'unreachable' });

    expect(await tryNow(group())).toMatchObject({ status: 'settled', failure: null, attempts: 2 });

    expect(await mailsToEach(staff)).toEqual([1, 1, 1]);
  });

  it('is counted for an alert as soon as the provider refuses it', async () => {
    const warn = vi.spyOn(logger, 'warn');
    await failNext('email', 401, staff[0].email);

    await queue(staff);

    const entry = { outcome: 'refused', template: 'new_request', failure: 'not_authorized' };
    expect(warn).toHaveBeenCalledExactlyOnceWith('attemptDelivery', entry);
    warn.mockRestore();
  });

  it('is sent again only to members that a call did not reach', async () => {
    const [spanish] = staff;
    await change(spanish, { languages: ['es'] });
    await hinderNext('email', spanish.email, { status: 503 });
    await queue(staff);
    expect(await fatesOf(staff)).toEqual(['pending', 'sent', 'sent']);

    await tryNow(group());

    expect(await fatesOf(staff)).toEqual(['sent', 'sent', 'sent']);
    expect(await mailsToEach(staff)).toEqual([1, 1, 1]);
  });

  it('reaches the others when one address is rejected, which leadership sees at once', async () => {
    const [wrong, ...others] = staff;
    const { email, uid } = wrong;
    await change(wrong, { email: 'no address' });

    await queue(staff);

    expect(await mailsToEach(others)).toEqual([1, 1]);
    expect(await fatesOf(staff)).toEqual(['moved', 'sent', 'sent']);
    const own = deliveryRef(ownDeliveryKey(key, uid));
    expect(await outcomeOf(own)).toMatchObject({
      status: 'given_up',
      failure: 'wrong_address',
      recipient: uid,
    });

    await change(wrong, { email });
    const idToken = await staffIdToken((await createStaffMember('leadership')).uid);
    expect(await resultOf('retryDelivery', { key: own.id }, { idToken })).toMatchObject({ outcome: 'sent' });
    expect(await mailsToEach(staff)).toEqual([1, 1, 1]);
  });

  it('is sent to each member separately if it is rejected without a reason', async () => {
    await hinderNext('email', staff[0].email, { status: 400 });
    await queue(staff);
    expect(await fatesOf(staff)).toEqual(['moved', 'moved', 'moved']);

    for (const { uid } of staff) {
      await makeDue(deliveryRef(ownDeliveryKey(key, uid)));
    }
    await runSchedule('deliverLater');

    expect(await mailsToEach(staff)).toEqual([1, 1, 1]);
  });

  it('counts as undelivered only for the member whose email bounced', async () => {
    await queue(staff);
    const [returned] = staff;
    const { uid } = returned;
    const event = { delivery: { key, attempt: 1, recipient: uid }, isForSignIn: false } as const;

    expect(await recordUndelivered({ ...event, failure: 'returned' })).toBe('given_up');
    expect(await recordUndelivered({ ...event, failure: 'returned' })).toBe('settled');

    expect(await fatesOf(staff)).toEqual(['moved', 'sent', 'sent']);
    expect(await outcomeOf(deliveryRef(ownDeliveryKey(key, uid)))).toMatchObject({
      status: 'given_up',
      failure: 'returned',
      recipient: uid,
    });
  });

  it('is not sent to a member who unsubscribed between two attempts', async () => {
    const [member, ...others] = staff;
    await hinderNext('email', others[0].email, { status: 503 });
    await queue(staff);
    const token = signSubscription({ kind: 'team', subject: member.uid });
    await resultOf('changeSubscription', { token, isWanted: false });

    await tryNow(group());

    expect(await fatesOf(staff)).toEqual(['not_needed', 'sent', 'sent']);
    expect(await mailsToEach(staff)).toEqual([0, 1, 1]);
  });

  it('skips members who left, and everyone once the request is assigned', async () => {
    const [left, ...others] = staff;
    await testFirestore().collection(COLLECTIONS.profiles).doc(left.uid).delete();
    await queue(staff);
    expect(await fatesOf(staff)).toEqual(['not_needed', 'sent', 'sent']);

    await testFirestore()
      .collection(COLLECTIONS.prayerRequests)
      .doc(requestId)
      .update({ status: 'assigned' });
    key = `later_${key}`;
    await queue(others);
    expect(await fatesOf(others)).toEqual(['not_needed', 'not_needed']);
  });
});

describe('a push to several members', () => {
  it('is tracked separately for each device', async () => {
    const tokens = await Promise.all(staff.map(addDevice));
    const [stale = '', unreachable = '', reached = ''] = tokens;
    const second = await addDevice(staff[0]);
    const without = await createStaffMember();
    await failNext('push', 404, stale);
    await failNext('push', 500, unreachable);
    const all = [...staff, without];

    await queue(all, 'push', 'requester_answered');

    expect(await fatesOf(all)).toEqual(['sent', 'pending', 'sent', 'not_needed']);
    expect((await subscriptionRef(testFirestore(), stale).get()).exists).toBe(false);

    await tryNow(group());
    expect(await fatesOf(all)).toEqual(['sent', 'sent', 'sent', 'not_needed']);
    const received = [second, unreachable, reached].map(
      async (token) => (await messagesTo('push', token)).length,
    );
    expect(await Promise.all(received)).toEqual([1, 1, 1]);
  });
});

describe('a push to a malformed token', () => {
  it('removes the token if the same message reached another device', async () => {
    const [malformed = ''] = await Promise.all(staff.map(addDevice));
    await failNext('push', 400, malformed);

    await queue(staff, 'push', 'requester_answered');

    expect(await fatesOf(staff)).toEqual(['not_needed', 'sent', 'sent']);
    expect((await subscriptionRef(testFirestore(), malformed).get()).exists).toBe(false);
  });

  it('is tried again if no device was reached, because the message may be at fault', async () => {
    const tokens = await Promise.all(staff.map(addDevice));
    for (const token of tokens) {
      await failNext('push', 400, token);
    }

    await queue(staff, 'push', 'requester_answered');

    expect(await fatesOf(staff)).toEqual(['pending', 'pending', 'pending']);
  });
});

describe('a push to a member who is away', () => {
  const pushAway = async (template: DeliveryTemplate) => {
    const [away] = staff;
    const token = await addDevice(away);
    const notification_preferences = { newRequests: true, reminders: true };
    await change(away, { role: 'leadership', notification_preferences, status: 'unavailable' });
    await testFirestore()
      .collection(COLLECTIONS.prayerRequests)
      .doc(requestId)
      .update({ replies_awaiting: 1 });

    await queue([away], 'push', template);
    return messagesTo('push', token);
  };

  it.each(['new_request', 'unassigned_reminder'] as const)('is not sent for %s', async (template) => {
    expect(await pushAway(template)).toEqual([]);
    expect(await fatesOf([staff[0]])).toEqual(['not_needed']);
  });

  it.each(['need_alert', 'escalation', 'returned', 'requester_answered', 'reply_review'] as const)(
    'is sent for %s, which is addressed to them',
    async (template) => {
      expect(await pushAway(template)).toHaveLength(1);
    },
  );
});

describe('a push about an automatic unassignment', () => {
  it('is not sent after a failed attempt if the former assignee has the request again', async () => {
    const [member] = staff;
    const token = await addDevice(member);
    await failNext('push', 500, token);
    await queue([member], 'push', 'returned');
    expect(await fatesOf([member])).toEqual(['pending']);
    await testFirestore()
      .collection(COLLECTIONS.prayerRequests)
      .doc(requestId)
      .update({ status: 'assigned', assigned_to: member.uid });

    await tryNow(group());

    expect(await fatesOf([member])).toEqual(['not_needed']);
    expect(await messagesTo('push', token)).toEqual([]);
  });
});

describe('a message to leaders', () => {
  it.each(['push', 'email'] as const)(
    'is not sent by %s after a failed attempt to someone who is no longer a leader',
    async (channel) => {
      const [former, leader] = staff;
      const leaders = [former, leader];
      await Promise.all(leaders.map((each) => change(each, { role: 'leadership' })));
      const tokens = await Promise.all(leaders.map(addDevice));
      for (const address of channel === 'push' ? tokens : [former.email]) {
        await failNext(channel, 500, address);
      }
      await queue(leaders, channel, 'need_alert');
      expect(await fatesOf(leaders)).toEqual(['pending', 'pending']);
      await change(former, { role: 'prayer_team' });

      await tryNow(group());

      expect(await fatesOf(leaders)).toEqual(['not_needed', 'sent']);
    },
  );
});

describe('the messages for an event', () => {
  it('add no one when the event is repeated after the lists changed', async () => {
    const [first, second] = staff;
    const queueFor = (...email: string[]) =>
      queueDeliveries(newRequestMessages(requestId, { push: [first.uid], email, sms: [] }), new Date());

    await queueFor(first.uid);
    await queueFor(first.uid, second.uid);

    const queued = await messagesAbout(requestId);
    expect(queued.map(({ channel, recipient }) => `${channel} to ${recipient}`).sort()).toEqual([
      `email to ${first.uid}`,
      `push to ${first.uid}`,
    ]);
  });
});
