import { randomInt, randomUUID } from 'node:crypto';
import {
  type DeliveryChannel,
  type DeliveryFailure,
  type DeliveryMessage,
  newDelivery,
} from '@prayer-community/domain/delivery';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { subscriptionRef } from '../push-tokens/push-subscriptions.ts';
import { afterTries as afterTriesOf, deliveryRef, makeDue } from '../testing/delivery-steps.ts';
import { hinderNext, messagesTo } from '../testing/outbox.ts';
import { runSchedule } from '../testing/run-schedule.ts';
import { createStaffMember } from '../testing/staff-member.ts';
import { storeRequest } from '../testing/stored-request.ts';
import { testFirestore } from '../testing/test-backend.ts';
import { sendMessage } from './send-message.ts';

const SETTLED = { timeout: 60_000, interval: 100 };
const MINUTE_MS = 60_000;

/** Longer than a provider is waited for. */
const TOO_SLOW_MS = 12_000;

/** A message that is still to be queued, and where it arrives. */
interface Sent {
  message: DeliveryMessage;
  to: string;
}

let sent: Record<DeliveryChannel, Sent>;

beforeEach(async () => {
  const token = `device-${randomUUID()}`;
  const phone = `+1555${randomInt(1e9)}`;
  const { uid, email } = await createStaffMember('leadership', { phone });
  await subscriptionRef(testFirestore(), token).set({ user_id: uid, token });
  const about = { template: 'new_request', recipient: uid, about_id: (await storeRequest()).id } as const;
  sent = {
    email: { message: { ...about, channel: 'email', key: `email_${uid}` }, to: email },
    sms: { message: { ...about, channel: 'sms', key: `sms_${uid}` }, to: phone },
    push: { message: { ...about, channel: 'push', key: `push_${uid}` }, to: token },
  };
});

const deliveryOf = ({ message }: Sent) => deliveryRef(message.key);

const queue = (one: Sent) => deliveryOf(one).set(newDelivery(one.message, new Date()));

const afterTries = (one: Sent, attempts: number) => afterTriesOf(deliveryOf(one), attempts);

const CHANNELS = ['email', 'sms', 'push'] as const;

describe.each(CHANNELS)('the provider of %s', (channel) => {
  it('that fails is tried again, and sends once', async () => {
    await hinderNext(channel, sent[channel].to, { status: 500 });
    await queue(sent[channel]);

    expect(await afterTries(sent[channel], 1)).toMatchObject({ status: 'pending', failure: 'unreachable' });
    expect(await messagesTo(channel, sent[channel].to)).toEqual([]);
    await makeDue(deliveryOf(sent[channel]));
    await runSchedule('deliverLater');

    expect(await afterTries(sent[channel], 2)).toMatchObject({ status: 'sent', failure: null });
    expect(await messagesTo(channel, sent[channel].to)).toHaveLength(1);
  });

  it('that is slow sends once, however often the schedule runs meanwhile', async () => {
    await hinderNext(channel, sent[channel].to, { delayMs: 3_000 });
    await queue(sent[channel]);
    await vi.waitUntil(async () => (await deliveryOf(sent[channel]).get()).get('attempts') === 1, SETTLED);

    await Promise.all([runSchedule('deliverLater'), runSchedule('deliverLater')]);

    expect(await afterTries(sent[channel], 1)).toMatchObject({ status: 'sent' });
    expect(await messagesTo(channel, sent[channel].to)).toHaveLength(1);
  });

  it('that took the message, and answers for it a second time because its first answer was lost, is not asked a third time', async () => {
    await hinderNext(channel, sent[channel].to, { status: 500, isTaken: true });
    await queue(sent[channel]);
    await afterTries(sent[channel], 1);
    await makeDue(deliveryOf(sent[channel]));
    await Promise.all([runSchedule('deliverLater'), runSchedule('deliverLater')]);

    expect(await afterTries(sent[channel], 2)).toMatchObject({ status: 'sent' });
    await runSchedule('deliverLater');
    const received = await messagesTo(channel, sent[channel].to);
    expect(received).toHaveLength(2);
    // A device shows one of them: the later takes the place of the earlier.
    expect(new Set(received.map(({ data }) => data.tag)).size).toBe(1);
  });
});

describe('a provider that refuses', () => {
  it.each<[DeliveryChannel, number, DeliveryFailure]>([
    ['email', 400, 'not_accepted'],
    ['email', 401, 'not_authorized'],
    ['sms', 400, 'not_accepted'],
    ['sms', 401, 'not_authorized'],
    ['push', 401, 'not_authorized'],
  ])('%s with %i is told as %s', async (channel, status, failure) => {
    await hinderNext(channel, sent[channel].to, { status });
    await queue(sent[channel]);

    expect(await afterTries(sent[channel], 1)).toMatchObject({ status: 'pending', failure });
  });
});

describe('text messages where no provider is set up', () => {
  it('fail as not configured, and never count as sent', async () => {
    // Here, unlike in the backend, no account of Twilio is set.
    const sending = sendMessage(newDelivery(sent.sms.message, new Date()));

    await expect(sending).rejects.toMatchObject({ failure: 'not_configured' satisfies DeliveryFailure });
    expect(await messagesTo('sms', sent.sms.to)).toEqual([]);
  });
});

describe('providers that do not answer in time', () => {
  it('are given up on for now, and tried again', { timeout: 2 * MINUTE_MS }, async () => {
    const waited = (['email', 'sms'] as const).map((channel) => sent[channel]);
    await hinderNext('email', sent.email.to, { delayMs: TOO_SLOW_MS });
    await hinderNext('sms', sent.sms.to, { delayMs: TOO_SLOW_MS });
    await Promise.all(waited.map(queue));

    for (const message of waited) {
      expect(await afterTries(message, 1)).toMatchObject({ status: 'pending', failure: 'unreachable' });
      await makeDue(deliveryOf(message));
    }
    await runSchedule('deliverLater');

    for (const message of waited) {
      expect(await afterTries(message, 2)).toMatchObject({ status: 'sent' });
    }
  });
});
