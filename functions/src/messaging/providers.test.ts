import { randomInt, randomUUID } from 'node:crypto';
import {
  type DeliveryChannel,
  type DeliveryFailure,
  type DeliveryMessage,
  newDelivery,
} from '@prayer-community/domain/delivery/delivery';
import {
  METHOD_TYPES,
  methodId,
  newDistributionMethod,
} from '@prayer-community/domain/distribution/distribution';
import { MINUTE_MS } from '@prayer-community/domain/fields/durations';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { methods } from '../data/distribution.ts';
import { subscriptionRef } from '../data/push-subscription.ts';
import { SENDERS } from '../senders.ts';
import { delivering, deliveryRef, makeDue } from '../testing/delivery-steps.ts';
import { hinderNext, messagesTo } from '../testing/fake-providers.ts';
import { runSchedule } from '../testing/run-schedule.ts';
import { createStaffMember, joinList } from '../testing/staff-member.ts';
import { storeRequest } from '../testing/stored-request.ts';
import { testFirestore } from '../testing/test-backend.ts';

/** Longer than two runs of the schedule, shorter than the timeout for providers. */
const SLOW_MS = 6_000;

/** Longer than the timeout for providers. */
const TOO_SLOW_MS = 12_000;

/** The fake Twilio, like Twilio itself with test credentials, refuses it as a number that replied STOP. */
const STOPPED_NUMBER = '+15005550004';

interface Sent {
  message: DeliveryMessage;
  to: string;
}

let sent: Record<DeliveryChannel, Sent>;

beforeEach(async () => {
  const token = `device-${randomUUID()}`;
  const phone = `+1202${randomInt(2_000_000, 9_999_999)}`;
  const { uid, email } = await createStaffMember('leadership', {
    phone,
    notification_preferences: { newRequests: true, reminders: true },
  });
  for (const type of METHOD_TYPES) {
    const list = methodId('leadership', type);
    await methods(testFirestore()).doc(list).set(newDistributionMethod('leadership', type));
    await joinList({ uid }, list);
  }
  await subscriptionRef(testFirestore(), token).set({ user_id: uid, token });
  const about = { template: 'new_request', recipient: uid, about_id: (await storeRequest()).id } as const;
  sent = {
    email: { message: { ...about, channel: 'email', key: `email_${uid}` }, to: email },
    sms: { message: { ...about, channel: 'sms', key: `sms_${uid}` }, to: phone },
    push: { message: { ...about, channel: 'push', key: `push_${uid}` }, to: token },
  };
});

const deliveryOf = ({ message }: Sent) => deliveryRef(message.key);

const queue = (...messages: Sent[]) =>
  delivering(() =>
    Promise.all(messages.map((one) => deliveryOf(one).set(newDelivery(one.message, new Date())))),
  );

const stored = async (one: Sent) => (await deliveryOf(one).get()).data();

const CHANNELS = ['email', 'sms', 'push'] as const;

describe.each(CHANNELS)('the %s provider', (channel) => {
  it('is retried after a failure, and sends only once', async () => {
    await hinderNext(channel, sent[channel].to, { status: 500 });
    await queue(sent[channel]);

    expect(await stored(sent[channel])).toMatchObject({
      status: 'pending',
      failure: 'unreachable',
      attempts: 1,
    });
    expect(await messagesTo(channel, sent[channel].to)).toEqual([]);
    await makeDue(deliveryOf(sent[channel]));
    await runSchedule('deliverLater');

    expect(await stored(sent[channel])).toMatchObject({ status: 'sent', failure: null, attempts: 2 });
    expect(await messagesTo(channel, sent[channel].to)).toHaveLength(1);
  });

  it('is called only twice if its first answer was lost after it accepted the message', async () => {
    await hinderNext(channel, sent[channel].to, { status: 500, isTaken: true });
    await queue(sent[channel]);
    await makeDue(deliveryOf(sent[channel]));
    await Promise.all([runSchedule('deliverLater'), runSchedule('deliverLater')]);

    expect(await stored(sent[channel])).toMatchObject({ status: 'sent', attempts: 2 });
    await runSchedule('deliverLater');
    const received = await messagesTo(channel, sent[channel].to);
    expect(received).toHaveLength(2);
    // A device shows only one of them: the later message replaces the earlier one.
    expect(new Set(received.map(({ data }) => data.tag)).size).toBe(1);
  });
});

it('a provider that is slow sends only once, even if the schedule runs in the meantime', async () => {
  // The lease of an attempt does not depend on the channel.
  const { email } = sent;
  await hinderNext('email', email.to, { delayMs: SLOW_MS });
  const queued = queue(email);
  await vi.waitUntil(async () => (await stored(email))?.attempts === 1, { timeout: MINUTE_MS });

  await Promise.all([runSchedule('deliverLater'), runSchedule('deliverLater')]);
  expect(await stored(email)).toMatchObject({ status: 'pending', attempts: 1 });
  await queued;

  expect(await stored(email)).toMatchObject({ status: 'sent', attempts: 1 });
  expect(await messagesTo('email', email.to)).toHaveLength(1);
});

it('two push messages about one request are two notifications on a device', async () => {
  const { message, to } = sent.push;
  const key = `reminder_${message.recipient}`;
  await queue(sent.push, { message: { ...message, template: 'unassigned_reminder', key }, to });

  const tags = (await messagesTo('push', to)).map(({ data }) => data.tag);

  expect(tags.toSorted()).toEqual([message.key, key].toSorted());
});

it('a push message wakes a sleeping device, and expires after a day', async () => {
  await queue(sent.push);

  expect(await messagesTo('push', sent.push.to)).toMatchObject([
    { webpush: { Urgency: 'high', TTL: '86400' } },
  ]);
});

describe('a rejected message', () => {
  it.each<[DeliveryChannel, number, DeliveryFailure]>([
    ['email', 400, 'not_accepted'],
    ['email', 401, 'not_authorized'],
    ['sms', 400, 'not_accepted'],
    ['sms', 401, 'not_authorized'],
    ['push', 401, 'not_authorized'],
  ])('is recorded for %s with status %i as %s', async (channel, status, failure) => {
    await hinderNext(channel, sent[channel].to, { status });
    await queue(sent[channel]);

    expect(await stored(sent[channel])).toMatchObject({ status: 'pending', failure, attempts: 1 });
  });
});

it('a text message to someone who replied STOP is given up at once', async () => {
  const { uid } = await createStaffMember('leadership', { phone: STOPPED_NUMBER });
  await joinList({ uid }, 'leadership_sms');
  const { message } = sent.sms;
  const stopped = { message: { ...message, recipient: uid, key: `sms_${uid}` }, to: STOPPED_NUMBER };

  await queue(stopped);

  expect(await stored(stopped)).toMatchObject({ status: 'given_up', failure: 'suppressed', attempts: 1 });
});

describe('text messages without a configured provider', () => {
  it('fail as not configured and are not sent', async () => {
    vi.stubEnv('TWILIO_ACCOUNT_SID', '');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { message } = sent.sms;
    const sending = SENDERS[message.template].send(newDelivery(message, new Date()), {
      key: message.key,
      attempt: 0,
    });

    await expect(sending).rejects.toMatchObject({ failure: 'not_configured' satisfies DeliveryFailure });
    expect(await messagesTo('sms', sent.sms.to)).toEqual([]);
  });
});

describe('providers that time out', () => {
  it('count as unreachable and are retried', { timeout: 2 * MINUTE_MS }, async () => {
    const waited = (['email', 'sms'] as const).map((channel) => sent[channel]);
    await hinderNext('email', sent.email.to, { delayMs: TOO_SLOW_MS });
    await hinderNext('sms', sent.sms.to, { delayMs: TOO_SLOW_MS });
    await queue(...waited);

    for (const message of waited) {
      expect(await stored(message)).toMatchObject({ status: 'pending', failure: 'unreachable', attempts: 1 });
      await makeDue(deliveryOf(message));
    }
    await runSchedule('deliverLater');

    for (const message of waited) {
      expect(await stored(message)).toMatchObject({ status: 'sent', attempts: 2 });
    }
  });
});
