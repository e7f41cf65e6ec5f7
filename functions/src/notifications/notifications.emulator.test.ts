import { randomUUID } from 'node:crypto';
import { COLLECTIONS, membershipId } from '@prayer-community/domain/collections';
import { methodId } from '@prayer-community/domain/distribution';
import { assignMember } from '@prayer-community/domain/request-transitions';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { callWithAnything, resultOf } from '../testing/call-function.ts';
import { staffIdToken } from '../testing/id-token.ts';
import { failNext, mailsTo, messagesTo, type ReceivedMessage } from '../testing/outbox.ts';
import { runSchedule } from '../testing/run-schedule.ts';
import { createStaffMember, type StaffMember } from '../testing/staff-member.ts';
import { storeRequest } from '../testing/stored-request.ts';
import { testFirestore } from '../testing/test-backend.ts';

const HOUR_MS = 3_600_000;
const WAIT = { timeout: 60_000, interval: 100 };

let member: StaffMember;

beforeAll(async () => {
  for (const group of ['leadership', 'prayer-team'] as const) {
    for (const method_type of ['email', 'sms'] as const) {
      await testFirestore()
        .collection(COLLECTIONS.distributionMethods)
        .doc(methodId(group, method_type))
        .set({ group_id: group, method_type, is_active: true });
    }
  }
});

async function join(uid: string, list: string): Promise<void> {
  await testFirestore()
    .collection(COLLECTIONS.distributionMemberships)
    .doc(membershipId(list, uid))
    .set({ method_id: list, user_id: uid, is_manual: true, added_by: null, created_at: new Date() });
}

async function leaveAll(uid: string): Promise<void> {
  const memberships = await testFirestore()
    .collection(COLLECTIONS.distributionMemberships)
    .where('user_id', '==', uid)
    .get();
  await Promise.all(memberships.docs.map(({ ref }) => ref.delete()));
}

async function deliveriesAbout(
  requestId: string,
  recipient: string,
): Promise<FirebaseFirestore.DocumentData[]> {
  const found = await testFirestore()
    .collection(COLLECTIONS.deliveries)
    .where('about_id', '==', requestId)
    .where('recipient', '==', recipient)
    .get();
  return found.docs.map((delivery) => delivery.data());
}

/** Waits until nothing about a request to the member is still to be sent. */
async function allSettled(requestId: string, count: number): Promise<FirebaseFirestore.DocumentData[]> {
  return vi.waitUntil(async () => {
    const found = await deliveriesAbout(requestId, member.uid);
    return found.length === count && found.every(({ status }) => status !== 'pending') && found;
  }, WAIT);
}

/** Of what has arrived: members on a list also hear of the requests that other tests store meanwhile. */
function aboutIt({ id }: { id: string }, received: readonly ReceivedMessage[]): ReceivedMessage[] {
  return received.filter((message) => JSON.stringify(message).includes(id));
}

async function registerDevice({ uid }: StaffMember): Promise<string> {
  const token = `device-${randomUUID()}`;
  const idToken = await staffIdToken(uid);
  await resultOf('registerPushToken', { token }, { idToken });
  return token;
}

describe('a new request', () => {
  beforeEach(async () => {
    member = await createStaffMember('leadership', {
      phone: '+1 (555) 0142-000',
      notification_preferences: { newRequests: true, reminders: false },
    });
    return () => Promise.all([leaveAll(member.uid), mute(member)]);
  });

  // Later requests of other tests are none of this member's business.
  const mute = ({ uid }: StaffMember) =>
    testFirestore()
      .collection(COLLECTIONS.profiles)
      .doc(uid)
      .update({ 'notification_preferences.newRequests': false });

  it('is told by push, e-mail and text message, without what was prayed', async () => {
    const token = await registerDevice(member);
    await join(member.uid, 'leadership_email');
    await join(member.uid, 'leadership_sms');

    const request = await storeRequest({ urgency_level: 'high', prayer_text: 'A secret of the heart' });
    await allSettled(request.id, 3);

    const [mail] = aboutIt(request, await mailsTo(member.email));
    const [text] = aboutIt(request, await messagesTo('sms', '+15550142000'));
    const [push] = aboutIt(request, await messagesTo('push', token));
    expect(mail?.subject).toBe('New prayer request');
    expect(mail?.text).toContain('Urgency high, for the prayer team.');
    expect(text?.text).toContain('Urgency high');
    expect(push?.data).toMatchObject({
      title: 'New prayer request',
      url: `/prayerteam/dashboard?request=${request.id}`,
    });
    expect(JSON.stringify([mail, text, push])).not.toContain('secret');
  });

  it('alerts a leader by e-mail, whatever they want to hear of, where its words tell of harm', async () => {
    await mute(member);

    const request = await storeRequest({ signs_of_need: ['self_harm'], prayer_text: 'I want to die' });
    const alerts = await allSettled(request.id, 2);

    expect(alerts.map(({ template }) => template)).toEqual(['need_alert', 'need_alert']);
    const [mail] = aboutIt(request, await mailsTo(member.email));
    expect(mail?.subject).toBe('Someone may need help now');
    expect(mail?.text).not.toContain('die');
  });

  it('is told once to someone on both lists', async () => {
    await join(member.uid, 'leadership_email');
    await join(member.uid, 'prayer-team_email');

    const request = await storeRequest();
    const sent = await allSettled(request.id, 2);

    expect(sent.map(({ channel }) => channel).sort()).toEqual(['email', 'push']);
    expect(aboutIt(request, await mailsTo(member.email))).toHaveLength(1);
  });

  it('stays with the list of leadership when it is confidential', async () => {
    const other = await createStaffMember('prayer_team');
    await join(other.uid, 'prayer-team_email');
    await join(member.uid, 'leadership_email');

    const request = await storeRequest({ submission_type: 'confidential' });
    await allSettled(request.id, 2);

    expect(await deliveriesAbout(request.id, other.uid)).toEqual([]);
    await leaveAll(other.uid);
  });

  it('is not pushed to who is away', async () => {
    await testFirestore().collection(COLLECTIONS.profiles).doc(member.uid).update({ status: 'unavailable' });
    await join(member.uid, 'leadership_email');

    const request = await storeRequest();
    const sent = await allSettled(request.id, 1);

    expect(sent).toMatchObject([{ channel: 'email' }]);
  });

  it('makes a device be forgotten whose token is stale', async () => {
    const token = await registerDevice(member);
    await failNext('push', 404, token);

    const request = await storeRequest();
    await allSettled(request.id, 1);

    const devices = testFirestore().collection(COLLECTIONS.pushSubscriptions);
    expect((await devices.where('token', '==', token).get()).size).toBe(0);
  });
});

describe('an assignment', () => {
  it('is pushed to the assignee, not to who assigns to themselves', async () => {
    member = await createStaffMember('prayer_team');
    const token = await registerDevice(member);
    const request = await storeRequest();
    const own = await storeRequest();

    await own.update({ ...assignMember({ revision: 0 }, member.uid, member.uid) });
    await request.update({ ...assignMember({ revision: 0 }, 'leader', member.uid) });

    await allSettled(request.id, 1);
    expect(await messagesTo('push', token)).toMatchObject([
      { data: { title: 'A prayer request was assigned to you' } },
    ]);
    expect(await deliveriesAbout(own.id, member.uid)).toEqual([]);
  });
});

describe('a request that nobody was given', () => {
  beforeEach(async () => {
    member = await createStaffMember('leadership');
    await join(member.uid, 'leadership_email');
    await join(member.uid, 'leadership_sms');
    return () => leaveAll(member.uid);
  });

  const reminders = async (requestId: string) =>
    (await deliveriesAbout(requestId, member.uid)).filter(
      ({ template }) => template === 'unassigned_reminder',
    );

  it('is reminded of once for each due time and list, where the schedule runs twice at once', async () => {
    const request = await storeRequest({ reminder_due_at: new Date(Date.now() + HOUR_MS) });
    await runSchedule('remindUnassignedRequests');
    expect(await reminders(request.id)).toEqual([]);

    for (let halfDay = 1; halfDay <= 2; halfDay++) {
      await request.update({ reminder_due_at: new Date(Date.now() - halfDay * 1000) });
      await Promise.all([1, 2].map(() => runSchedule('remindUnassignedRequests')));

      const channels = (await reminders(request.id)).map(({ channel }) => channel);
      expect(channels.sort()).toEqual(
        ['email', 'sms'].flatMap((channel) => Array.from({ length: halfDay }, () => channel)),
      );
      const dueAt = (await request.get()).get('reminder_due_at').toMillis();
      expect(dueAt - Date.now()).toBeGreaterThan(11.9 * HOUR_MS);
    }
  });

  it('is not reminded of once it was assigned', async () => {
    const request = await storeRequest({ status: 'assigned', reminder_due_at: new Date(Date.now() - 1) });

    await runSchedule('remindUnassignedRequests');

    expect(await reminders(request.id)).toEqual([]);
  });
});

describe('a device', () => {
  it('is registered by the staff alone, and can be unregistered', async () => {
    member = await createStaffMember('prayer_team');
    const token = await registerDevice(member);
    const devices = testFirestore().collection(COLLECTIONS.pushSubscriptions);
    expect((await devices.where('token', '==', token).get()).docs[0]?.data()).toMatchObject({
      user_id: member.uid,
    });

    await resultOf('unregisterPushToken', { token }, { idToken: await staffIdToken(member.uid) });

    expect((await devices.where('token', '==', token).get()).size).toBe(0);
    expect(await callWithAnything('registerPushToken', { token })).toMatchObject({
      error: { status: 'PERMISSION_DENIED' },
    });
  });
});
