import { randomInt, randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import {
  URGENT_ANNOUNCEMENTS_MAX,
  URGENT_ANNOUNCEMENTS_PER_HOUR,
} from '@prayer-community/domain/delivery/notification-pace';
import { methodId } from '@prayer-community/domain/distribution/distribution';
import { HOUR_MS, MINUTE_MS } from '@prayer-community/domain/fields/durations';
import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import { assignMember } from '@prayer-community/domain/prayer-request/request-transitions';
import type { SubmissionType } from '@prayer-community/domain/request-form/request-choices';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { deliveries } from '../data/delivery.ts';
import { deliverAtOnce } from '../deliver.ts';
import { callWithAnything, resultOf } from '../testing/call-function.ts';
import { deliveryRef, outcomeOf, tryNow } from '../testing/delivery-steps.ts';
import { failNext, mailsTo, mailTo, messagesTo } from '../testing/fake-providers.ts';
import { staffIdToken } from '../testing/id-token.ts';
import { messagesAbout, type QueuedForOne } from '../testing/queued-messages.ts';
import { runSchedule } from '../testing/run-schedule.ts';
import { createStaffMember, joinList, type StaffMember } from '../testing/staff-member.ts';
import { storeRequest } from '../testing/stored-request.ts';
import { testFirestore } from '../testing/test-backend.ts';
import { whileTriggering } from '../testing/while-triggering.ts';
import { notifyAssignee } from './notify-assignee.ts';
import { notifyGroups } from './notify-groups.ts';
import { notifyOfNewRequest } from './notify-of-new-request.ts';

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

/** Deletes all requests and notification paces. */
async function beginQuietly(): Promise<void> {
  const db = testFirestore();
  await db.recursiveDelete(db.collection(COLLECTIONS.prayerRequests));
  await db.recursiveDelete(db.collection(COLLECTIONS.notificationPaces));
}

async function deliveriesAbout(requestId: string, recipient: string): Promise<QueuedForOne[]> {
  return (await messagesAbout(requestId)).filter((message) => message.recipient === recipient);
}

function submitRequest(changes?: Partial<PrayerRequest<Date>>): Promise<FirebaseFirestore.DocumentReference> {
  return whileTriggering([notifyOfNewRequest, deliverAtOnce], () => storeRequest(changes));
}

/** Returns what was sent to the member about a request. Fails if anything is still pending. */
async function sentAbout({ id }: { id: string }): Promise<QueuedForOne[]> {
  const found = await deliveriesAbout(id, member.uid);
  expect(found.filter(({ status }) => status === 'pending')).toEqual([]);
  return found;
}

async function registerDevice({ uid }: StaffMember, token = `device-${randomUUID()}`): Promise<string> {
  const idToken = await staffIdToken(uid);
  await resultOf('registerPushToken', { token }, { idToken });
  return token;
}

describe('a new request', () => {
  beforeEach(async () => {
    // The first request within five minutes is announced separately.
    await beginQuietly();
    member = await createStaffMember('leadership', {
      phone: '+1 (555) 0142-000',
      notification_preferences: { newRequests: true, reminders: false },
    });
  });

  const profile = () => testFirestore().collection(COLLECTIONS.profiles).doc(member.uid);

  it('is announced by push, email and text message, without its text', async () => {
    const token = await registerDevice(member);
    await joinList(member, 'leadership_email');
    await joinList(member, 'leadership_sms');

    const request = await submitRequest({ urgency_level: 'high', prayer_text: 'A secret of the heart' });
    expect(await sentAbout(request)).toHaveLength(3);

    const [mail] = await mailsTo(member.email);
    const texts = await messagesTo('sms', '+15550142000');
    const text = texts.find((one) => one.text.includes(request.id));
    const [push] = await messagesTo('push', token);
    expect(mail?.subject).toBe('There is a new prayer request');
    expect(mail?.text).toContain('High urgency, for the prayer team.');
    expect(text?.text).toMatch(/^Prayer Community: There is a new prayer request\. High urgency/);
    expect(push?.data).toMatchObject({
      title: 'There is a new prayer request',
      url: `/prayerteam/dashboard?request=${request.id}`,
    });
    expect(JSON.stringify([mail, text, push])).not.toContain('secret');
  });

  it('is not announced through a list that is turned off', async () => {
    await joinList(member, 'leadership_email');
    await joinList(member, 'leadership_sms');
    const texts = testFirestore()
      .collection(COLLECTIONS.distributionMethods)
      .doc(methodId('leadership', 'sms'));
    await texts.update({ is_active: false });
    onTestFinished(async () => void (await texts.update({ is_active: true })));

    const request = await submitRequest();

    expect((await sentAbout(request)).map(({ channel }) => channel).sort()).toEqual(['email', 'push']);
    expect(await mailsTo(member.email)).toHaveLength(1);
  });

  it('alerts a leader by email regardless of preferences if its words show signs of harm', async () => {
    await profile().update({ 'notification_preferences.newRequests': false });

    const request = await submitRequest({ signs_of_need: ['self_harm'], prayer_text: 'I want to die' });
    const alerts = await sentAbout(request);

    expect(alerts.map(({ template }) => template)).toEqual(['need_alert', 'need_alert']);
    const [mail] = await mailsTo(member.email);
    expect(mail?.subject).toBe('Someone may need help now');
    expect(mail?.text).not.toContain('die');
  });

  it('alerts a leader once, without a second announcement, if its words show signs of harm', async () => {
    await joinList(member, 'leadership_email');
    const other = await createStaffMember('prayer_team');
    await joinList(other, 'prayer-team_email');

    const request = await submitRequest({ signs_of_need: ['self_harm'], prayer_text: 'I want to die' });
    const alerts = await sentAbout(request);

    expect(alerts.map(({ template }) => template)).toEqual(['need_alert', 'need_alert']);
    expect(await deliveriesAbout(request.id, other.uid)).toMatchObject([
      { template: 'new_request', channel: 'email' },
    ]);
  });

  it('is announced only once to a member on both lists', async () => {
    await joinList(member, 'leadership_email');
    await joinList(member, 'prayer-team_email');

    const request = await submitRequest();
    const sent = await sentAbout(request);

    expect(sent.map(({ channel }) => channel).sort()).toEqual(['email', 'push']);
    expect(await mailsTo(member.email)).toHaveLength(1);
  });

  it('is announced only to the leadership list if it is confidential', async () => {
    const other = await createStaffMember('prayer_team');
    await joinList(other, 'prayer-team_email');
    await joinList(member, 'leadership_email');

    const request = await submitRequest({ submission_type: 'confidential' });
    expect(await sentAbout(request)).toHaveLength(2);

    expect(await deliveriesAbout(request.id, other.uid)).toEqual([]);
  });

  it('is not pushed to a member who is away', async () => {
    await profile().update({ status: 'unavailable' });
    await joinList(member, 'leadership_email');

    const request = await submitRequest();
    const sent = await sentAbout(request);

    expect(sent).toMatchObject([{ channel: 'email' }]);
  });

  it('removes a device with a stale token', async () => {
    const token = await registerDevice(member);
    await failNext('push', 404, token);

    const request = await submitRequest();

    expect(await sentAbout(request)).toMatchObject([{ channel: 'push' }]);
    const devices = testFirestore().collection(COLLECTIONS.pushSubscriptions);
    expect((await devices.where('token', '==', token).get()).size).toBe(0);
  });
});

describe('a flood of requests', () => {
  /** Long ago, so summaries are due immediately. */
  let start = new Date('2026-01-01T10:00:00Z').getTime();
  const at = (seconds: number) => new Date(start + seconds * 1000);

  const flood = (requests: readonly Partial<PrayerRequest<Date>>[]) =>
    whileTriggering([notifyOfNewRequest], () =>
      Promise.all(requests.map((request) => storeRequest(request))),
    );

  const deliveriesOf = async (template: string) => {
    const requests = await testFirestore().collection(COLLECTIONS.prayerRequests).listDocuments();
    const found = await Promise.all(requests.map(({ id }) => deliveriesAbout(id, member.uid)));
    return found.flat().filter((message) => message.template === template);
  };

  beforeEach(async () => {
    await beginQuietly();
    // Each test has its own summary.
    start += HOUR_MS;
    member = await createStaffMember('leadership', {
      notification_preferences: { newRequests: true, reminders: false },
    });
    await joinList(member, 'leadership_email');
  });

  it('is announced once immediately, then in one summary after five minutes', async () => {
    await flood(Array.from({ length: 100 }, (_, second) => ({ created_at: at(second) })));

    expect(await deliveriesOf('new_request')).toHaveLength(2);
    const summaries = await deliveriesOf('new_requests');
    expect(summaries.map(({ channel }) => channel).sort()).toEqual(['email', 'push']);
    // Five minutes after the request that was announced, plus one for requests that are still being stored.
    const dueAt = summaries.map((summary) => summary.next_attempt_at?.getTime() ?? 0);
    expect(new Set(dueAt).size).toBe(1);
    expect(Math.min(...dueAt)).toBeGreaterThanOrEqual(at(360).getTime());
    expect(Math.max(...dueAt)).toBeLessThan(at(460).getTime());
  });

  it('is summarized with the number of requests still waiting, without their text', async () => {
    const [first] = await flood(
      Array.from({ length: 4 }, (_, second) => ({ created_at: at(second), prayer_text: 'A secret' })),
    );
    await first?.update({ status: 'assigned', assigned_to: member.uid });
    await runSchedule('deliverLater');

    const mails = await mailsTo(member.email);
    const summary = mails.find(({ subject }) => subject === 'There are 3 new prayer requests');
    expect(summary?.text).toContain('Hello Ruth, there are 3 new prayer requests.');
    expect(JSON.stringify(mails)).not.toContain('secret');
  });

  it('is not summarized if all of its requests are assigned before the summary is due', async () => {
    const requests = await flood([{ created_at: at(0) }, { created_at: at(1) }]);
    await Promise.all(
      requests.map((request) => request.update({ status: 'assigned', assigned_to: member.uid })),
    );
    await runSchedule('deliverLater');

    const subjects = (await mailsTo(member.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /^There (is|are) \d/.test(subject))).toEqual([]);
    const summaries = await deliveriesOf('new_requests');
    expect(summaries.map(({ status }) => status)).toEqual(['not_needed', 'not_needed']);
  });

  it('is summarized without requests that were imported meanwhile', async () => {
    await flood([{ created_at: at(0) }, { created_at: at(1) }]);
    await Promise.all([2, 3, 4].map((second) => storeRequest({ created_at: at(second), source: 'import' })));
    await runSchedule('deliverLater');

    const subjects = (await mailsTo(member.email)).map(({ subject }) => subject);
    expect(subjects).toContain('There are 2 new prayer requests');
  });

  it('gets one announcement and one summary if all have the same timestamp', async () => {
    await flood(Array.from({ length: 5 }, () => ({ created_at: at(7) })));

    expect(await deliveriesOf('new_request')).toHaveLength(2);
    expect(await deliveriesOf('new_requests')).toHaveLength(2);
  });

  it('restarts with an immediate announcement after five minutes', async () => {
    await flood([{ created_at: at(0) }]);
    await flood([{ created_at: at(300) }]);

    expect(await deliveriesOf('new_request')).toHaveLength(4);
    expect(await deliveriesOf('new_requests')).toEqual([]);
  });

  it('reaches leadership as one summary of both types, and the team with only what it may read', async () => {
    const ruth = await createStaffMember('prayer_team');
    await joinList(ruth, 'prayer-team_email');
    await flood([{ created_at: at(0) }]);
    await flood([
      { created_at: at(1), submission_type: 'confidential' },
      { created_at: at(2) },
      { created_at: at(3), submission_type: 'confidential' },
    ]);
    await runSchedule('deliverLater');

    const summaries = async ({ email }: StaffMember) =>
      (await mailsTo(email)).map(({ subject }) => subject).filter((subject) => /^There are \d/.test(subject));
    expect(await summaries(member)).toEqual(['There are 4 new prayer requests']);
    expect(await summaries(ruth)).toEqual(['There are 2 new prayer requests']);
  });

  it('reaches the team even if another request starts the leadership summary at the same moment', async () => {
    const ruth = await createStaffMember('prayer_team');
    await joinList(ruth, 'prayer-team_email');
    await flood([{ created_at: at(0) }]);
    const [shared, confidential] = await Promise.all([
      storeRequest({ created_at: at(1) }),
      storeRequest({ created_at: at(2), submission_type: 'confidential' }),
    ]);
    const db = testFirestore();
    const announce = ({ id }: { id: string }, submission_type: SubmissionType, seconds: number) =>
      notifyGroups(
        db,
        { id, submission_type, created_at: at(seconds), isUrgent: false, signs_of_need: [] },
        new Date(),
      );

    const readAll = db.getAll.bind(db);
    const reading = vi.spyOn(db, 'getAll').mockImplementation(async (first, ...others) => {
      const documents = await readAll(first, ...others);
      if ('parent' in first && first.parent.id === COLLECTIONS.notificationPaces) {
        reading.mockRestore();
        await announce(confidential, 'confidential', 2);
      }
      return documents;
    });
    await announce(shared, 'prayer_team', 1);

    expect(await deliveriesAbout(shared.id, ruth.uid)).toMatchObject([{ template: 'new_requests' }]);
  });

  it('does not delay an urgent request', async () => {
    await flood([{ created_at: at(0) }]);
    await flood([{ created_at: at(1) }, { created_at: at(2) }]);
    await flood([{ created_at: at(3), urgency_level: 'high' }]);

    expect(await deliveriesOf('new_request')).toHaveLength(4);
  });

  it('delays urgent requests once twenty were announced within an hour', async () => {
    await flood([{ created_at: at(0) }]);
    const announcedAt = new Date(Date.now() - 30 * MINUTE_MS);
    await testFirestore()
      .collection(COLLECTIONS.notificationPaces)
      .doc('leadership')
      .update({ urgent_at: Array.from({ length: URGENT_ANNOUNCEMENTS_PER_HOUR }, () => announcedAt) });

    await flood([{ created_at: at(1), urgency_level: 'high' }]);

    expect(await deliveriesOf('new_request')).toHaveLength(2);
    expect(await deliveriesOf('new_requests')).toHaveLength(2);
  });

  it('does not hide a crisis, even if its requests are marked urgent', async () => {
    await flood([{ created_at: at(0) }]);
    await flood(
      Array.from({ length: URGENT_ANNOUNCEMENTS_MAX }, (_, second) => ({
        created_at: at(1 + second),
        urgency_level: 'high' as const,
      })),
    );
    expect(await deliveriesOf('need_alert')).toEqual([]);

    await flood([{ created_at: at(20), signs_of_need: ['self_harm'] }]);

    expect(await deliveriesOf('need_alert')).not.toEqual([]);
  });

  it('is announced only once if each event is delivered twice', async () => {
    const twice = (...requests: Partial<PrayerRequest<Date>>[]) =>
      whileTriggering(
        [notifyOfNewRequest],
        () => Promise.all(requests.map((request) => storeRequest(request))),
        { deliveries: 2 },
      );
    await twice({ created_at: at(0) });
    await twice({ created_at: at(1) }, { created_at: at(2), urgency_level: 'high' }, { created_at: at(3) });

    expect(await deliveriesOf('new_request')).toHaveLength(4);
    expect(await deliveriesOf('new_requests')).toHaveLength(2);
  });

  it('is not announced again if the event that began a summary is delivered again later', async () => {
    await flood([{ created_at: at(0) }]);
    const [second] = await flood([{ created_at: at(1) }]);
    await flood([{ created_at: at(400) }]);
    if (second === undefined) {
      throw new Error('The second request was not stored.');
    }

    await notifyGroups(
      testFirestore(),
      {
        id: second.id,
        submission_type: 'prayer_team',
        created_at: at(1),
        isUrgent: false,
        signs_of_need: [],
      },
      new Date(),
    );

    expect(await deliveriesOf('new_request')).toHaveLength(2);
    expect(await deliveriesOf('new_requests')).toHaveLength(4);
  });

  it('alerts only ten times in five minutes if its requests show signs of harm', async () => {
    await flood(
      Array.from({ length: 15 }, (_, second) => ({ created_at: at(second), signs_of_need: ['self_harm'] })),
    );

    expect((await deliveriesOf('need_alert')).filter(({ channel }) => channel === 'email')).toHaveLength(10);
  });

  it('says in the last alert that further requests with signs of harm follow without one', async () => {
    const crises = (count: number) =>
      whileTriggering([notifyOfNewRequest, deliverAtOnce], () =>
        Promise.all(
          Array.from({ length: count }, () =>
            storeRequest({ created_at: new Date(), signs_of_need: ['self_harm'] }),
          ),
        ),
      );
    const lastAlerts = async () =>
      (await mailsTo(member.email)).filter(({ text }) => text.includes('please watch the dashboard'));
    await crises(URGENT_ANNOUNCEMENTS_MAX - 1);
    expect(await lastAlerts()).toEqual([]);

    await crises(2);
    expect(await lastAlerts()).toHaveLength(1);
  });
});

describe('an assignment', () => {
  const assigning = (act: () => Promise<unknown>) => whileTriggering([notifyAssignee, deliverAtOnce], act);

  it('is pushed to an assignee who is away', async () => {
    member = await createStaffMember('prayer_team', { status: 'unavailable' });
    const token = await registerDevice(member);
    const request = await storeRequest();

    await assigning(() => request.update({ ...assignMember({ revision: 0 }, 'leader', member.uid) }));

    expect(await messagesTo('push', token)).toHaveLength(1);
  });

  it('is not pushed to a device that was registered before a new password ended all sessions', async () => {
    member = await createStaffMember('prayer_team');
    const token = await registerDevice(member);
    const leader = await createStaffMember('leadership');
    const answer = await resultOf(
      'changeUserPassword',
      { username: member.username, newPassword: 'a new password' },
      { idToken: await staffIdToken(leader.uid) },
    );
    expect(answer).toEqual({ success: true });
    const request = await storeRequest();

    await assigning(() => request.update({ ...assignMember({ revision: 0 }, 'leader', member.uid) }));

    expect((await sentAbout(request)).map(({ channel }) => channel).sort()).toEqual(['email', 'push']);
    expect(await messagesTo('push', token)).toEqual([]);
  });

  it('is emailed to an assignee without a device, without its text', async () => {
    member = await createStaffMember('prayer_team');
    const request = await storeRequest({ prayer_text: 'A secret of the heart' });

    await assigning(() => request.update({ ...assignMember({ revision: 0 }, 'leader', member.uid) }));

    const mail = await mailTo(member.email);
    expect(mail.subject).toBe('A prayer request was assigned to you');
    expect(mail.text).toContain(`/prayerteam/dashboard?request=${request.id}`);
    expect(mail.text).toContain('because the request is or was assigned to you');
    expect(`${mail.text}${mail.html}`).not.toMatch(/secret|unsubscribe/i);
  });

  it('is pushed to the assignee, except for self-assignments', async () => {
    member = await createStaffMember('prayer_team');
    const token = await registerDevice(member);
    const request = await storeRequest();
    const own = await storeRequest();

    await assigning(() => own.update({ ...assignMember({ revision: 0 }, member.uid, member.uid) }));
    await assigning(() => request.update({ ...assignMember({ revision: 0 }, 'leader', member.uid) }));

    expect((await sentAbout(request)).map(({ channel }) => channel).sort()).toEqual(['email', 'push']);
    expect(await messagesTo('push', token)).toMatchObject([
      { data: { title: 'A prayer request was assigned to you' } },
    ]);
    expect(await deliveriesAbout(own.id, member.uid)).toEqual([]);
  });

  it('is not pushed after a failed attempt if the request was reassigned in the meantime', async () => {
    member = await createStaffMember('prayer_team');
    const token = await registerDevice(member);
    const request = await storeRequest();
    await failNext('push', 500, token);
    await assigning(() => request.update({ ...assignMember({ revision: 0 }, 'leader', member.uid) }));
    const [queued] = (await deliveries(testFirestore()).where('status', '==', 'pending').get()).docs;
    await request.update({ ...assignMember({ revision: 1 }, 'leader', 'another member') });

    const retried = queued && (await tryNow(queued.ref));

    expect(retried).toMatchObject({ status: 'not_needed', attempts: 2 });
    expect(await messagesTo('push', token)).toEqual([]);
  });
});

describe('a text message', () => {
  beforeEach(beginQuietly);

  /** Stores a request that one leader is notified of by text message. */
  async function textTo(phone: string) {
    member = await createStaffMember('leadership', { phone });
    await joinList(member, 'leadership_sms');
    return submitRequest();
  }

  it('reaches a number without a country code', async () => {
    const number = String(randomInt(2_000_000, 9_999_999));
    await textTo(`(202) ${number.slice(0, 3)}-${number.slice(3)}`);

    expect(await messagesTo('sms', `+1202${number}`)).toHaveLength(1);
  });

  it('is given up at once if its number is invalid', async () => {
    const { id } = await textTo('+1 555');

    const queued = deliveryRef(`new_request_${id}_${member.uid}_sms`);
    expect(await outcomeOf(queued)).toMatchObject({ status: 'given_up', failure: 'wrong_address' });
  });
});

describe('an unassigned request', () => {
  beforeEach(async () => {
    member = await createStaffMember('leadership');
    await joinList(member, 'leadership_email');
    await joinList(member, 'leadership_sms');
  });

  const reminders = async (requestId: string) =>
    (await deliveriesAbout(requestId, member.uid)).filter(
      ({ template }) => template === 'unassigned_reminder',
    );

  it('triggers one reminder per due time and list, even if runs overlap', async () => {
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

  it('triggers reminders even if another one in the same run is unreadable', async () => {
    const reminder_due_at = new Date(Date.now() - 1);
    const unreadable = await storeRequest({ reminder_due_at });
    await unreadable.update({ revision: 'none' });
    const request = await storeRequest({ reminder_due_at });

    await expect(runSchedule('remindUnassignedRequests')).rejects.toThrow('remindUnassignedRequests failed');
    await unreadable.delete();

    expect(await reminders(request.id)).toHaveLength(2);
  });

  it('triggers no reminder once it is assigned', async () => {
    const request = await storeRequest({ status: 'assigned', reminder_due_at: new Date(Date.now() - 1) });

    await runSchedule('remindUnassignedRequests');

    expect(await reminders(request.id)).toEqual([]);
  });
});

describe('a device', () => {
  it('can be registered only by staff, and can be unregistered', async () => {
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

  it('belongs only to the member who registered it last', async () => {
    const token = await registerDevice(await createStaffMember('prayer_team'));
    member = await createStaffMember('prayer_team');

    await registerDevice(member, token);

    const devices = testFirestore().collection(COLLECTIONS.pushSubscriptions).where('token', '==', token);
    expect((await devices.get()).docs.map((device) => device.get('user_id'))).toEqual([member.uid]);
  });
});
