import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { newDelivery, welcomeMessage } from '@prayer-community/domain/delivery/delivery';
import { undeliveredReason } from '@prayer-community/domain/delivery/undelivered';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deliverAtOnce } from '../deliver.ts';
import { mailRecoveryLink } from '../password-recovery/mail-recovery-link.ts';
import { resultOf } from '../testing/call-function.ts';
import { delivering, deliveryRef } from '../testing/delivery-steps.ts';
import { mailTo, newestMailTo } from '../testing/fake-providers.ts';
import { staffIdToken } from '../testing/id-token.ts';
import { randomAddress } from '../testing/random-address.ts';
import { openChallenge, receiveCode } from '../testing/sign-in-steps.ts';
import { createStaffMember, type StaffMember } from '../testing/staff-member.ts';
import { emulatorAddress } from '../testing/test-backend.ts';
import { whileTriggering } from '../testing/while-triggering.ts';

/** SendGrid's key pair. Its settings show the public key. */
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const shownKey = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');

let member: StaffMember;
let key: string;
let customArgs: Record<string, string>;

beforeEach(async () => {
  vi.stubEnv('SENDGRID_EVENT_PUBLIC_KEY', shownKey);
  member = await createStaffMember();
  key = `welcome_${randomUUID()}`;
  await delivering(() =>
    deliveryRef(key).set(newDelivery(welcomeMessage(member.uid, new Date()), new Date())),
  );
  customArgs = (await mailTo(member.email)).sendgrid?.customArgs ?? {};
});

const stored = async () => (await deliveryRef(key).get()).data();

/** An event as SendGrid posts it: https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/event */
const eventOf = (event: string, changes: object = {}) => ({
  email: member.email,
  timestamp: 1_513_299_569,
  'smtp-id': '<14c5d75ce93.dfd.64b469@ismtpd-555>',
  event,
  sg_event_id: randomUUID(),
  sg_message_id: randomUUID(),
  reason: `550 5.1.1 The mailbox of ${member.email} is full`,
  status: '5.0.0',
  ...customArgs,
  ...changes,
});

interface Posting {
  signedWith?: KeyObject;
  timestamp?: string;
  signedBody?: string;
}

async function postBody(
  body: string,
  { signedWith = privateKey, timestamp = '1700000000', signedBody = body }: Posting = {},
): Promise<number> {
  const { status } = await fetch(`http://${emulatorAddress('FUNCTIONS_EMULATOR_HOST')}/mail/events`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Twilio-Email-Event-Webhook-Signature': sign(
        'sha256',
        Buffer.from(`1700000000${signedBody}`),
        signedWith,
      ).toString('base64'),
      'X-Twilio-Email-Event-Webhook-Timestamp': timestamp,
    },
    body,
  });
  return status;
}

const post = (...events: object[]) => postBody(`${JSON.stringify(events)}\r\n`);

describe('a sent email', () => {
  it.each([
    ['bounce', 'returned'],
    ['blocked', 'returned'],
    ['dropped', 'suppressed'],
  ] as const)('is marked as undelivered, with the reason, after the event %s', async (event, failure) => {
    expect(await stored()).toMatchObject({ status: 'sent' });

    expect(await post(eventOf('processed'), eventOf(event))).toBe(200);

    expect(await stored()).toMatchObject({
      status: 'given_up',
      sent_at: null,
      next_attempt_at: null,
      failure,
    });
    expect(undeliveredReason({ channel: 'email', template: 'welcome', failure }).text).not.toContain(
      'our side',
    );
    expect(JSON.stringify(await stored())).not.toContain(member.email);
  });

  it.each(['processed', 'deferred', 'delivered', 'open', 'spamreport', 'unsubscribe', 'of the future'])(
    'stays sent after the event %s',
    async (event) => {
      expect(await post(eventOf(event))).toBe(200);

      expect(await stored()).toMatchObject({ status: 'sent', failure: null });
    },
  );

  it('is given up only once, regardless of the number and order of its events', async () => {
    const events = [eventOf('delivered'), eventOf('bounce'), eventOf('dropped'), eventOf('deferred')];

    await Promise.all([post(...events), post(...events.toReversed())]);
    const settled = await stored();
    await post(...events);

    expect(settled).toMatchObject({ status: 'given_up' });
    expect(await stored()).toEqual(settled);
  });

  it('ignores events from an earlier attempt after a leader resends it', async () => {
    const idToken = await staffIdToken((await createStaffMember('leadership')).uid);
    await post(eventOf('bounce'));
    expect(await resultOf('retryDelivery', { key }, { idToken })).toEqual({ success: true, outcome: 'sent' });
    const second = (await newestMailTo(member.email, 2)).sendgrid?.customArgs;

    await post(eventOf('bounce'));
    expect(await stored()).toMatchObject({ status: 'sent' });
    await post(eventOf('bounce', second));
    expect(await stored()).toMatchObject({ status: 'given_up', failure: 'returned' });
  });

  it('stays dismissed after another event', async () => {
    const idToken = await staffIdToken((await createStaffMember('leadership')).uid);
    await post(eventOf('bounce'));
    await resultOf('dismissDelivery', { key }, { idToken });

    expect(await post(eventOf('bounce'))).toBe(200);
    expect(await stored()).toMatchObject({ status: 'dismissed' });
  });
});

describe('an email whose attempt failed because the response was lost', () => {
  it('is given up', async () => {
    await deliveryRef(key).update({ status: 'pending', sent_at: null, failure: 'unreachable' });

    expect(await post(eventOf('bounce'))).toBe(200);
    expect(await stored()).toMatchObject({ status: 'given_up', failure: 'returned' });
  });
});

describe('an email with an attempt still running', () => {
  it('is answered with 503, so that SendGrid posts the event again', async () => {
    await deliveryRef(key).update({ status: 'pending', sent_at: null });

    expect(await post(eventOf('bounce'))).toBe(503);
    expect(await stored()).toMatchObject({ status: 'pending' });
  });
});

describe('events without a matching delivery', () => {
  it.each([
    ['without our custom arguments', { delivery_key: undefined, delivery_attempt: undefined }],
    ['for a delivery that no longer exists', { delivery_key: 'welcome_gone' }],
    ['with a key that is not a valid document ID', { delivery_key: 'a/b' }],
    ['with an attempt that is not a number', { delivery_attempt: 'first' }],
  ])('change nothing: %s', async (_what, changes) => {
    const before = await stored();

    expect(await post(eventOf('bounce', changes), { event: 7 }, ['bounce'])).toBe(200);

    expect(await stored()).toEqual(before);
  });
});

describe('the event webhook', () => {
  it('rejects a post with a wrong signature', async () => {
    const body = JSON.stringify([eventOf('bounce')]);
    const { privateKey: stranger } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

    expect(await postBody(body, { signedWith: stranger })).toBe(403);
    expect(await postBody(body, { signedBody: `${body} ` })).toBe(403);
    expect(await postBody(body, { timestamp: '1700000001' })).toBe(403);
    expect(await stored()).toMatchObject({ status: 'sent' });
  });

  it('rejects a missing signature and any method other than POST', async () => {
    const url = `http://${emulatorAddress('FUNCTIONS_EMULATOR_HOST')}/mail/events`;

    expect((await fetch(url, { method: 'POST', body: '[]' })).status).toBe(403);
    expect((await fetch(url)).status).toBe(405);
  });

  it('rejects a body that is too long, even if it is signed', async () => {
    expect(await postBody(`[${JSON.stringify('x'.repeat(1024 * 1024))}]`)).toBe(413);
  });

  it('returns 404 if no key is configured', async () => {
    vi.stubEnv('SENDGRID_EVENT_PUBLIC_KEY', '');

    expect(await post(eventOf('bounce'))).toBe(404);
    expect(await stored()).toMatchObject({ status: 'sent' });
  });
});

describe('SendGrid suppression', () => {
  it('is bypassed for codes and recovery links to staff, but not for a welcome email', async () => {
    const coded = await createStaffMember();
    const forgetful = await createStaffMember();
    await receiveCode(coded, await openChallenge(coded, randomAddress()));
    await whileTriggering([mailRecoveryLink, deliverAtOnce], () =>
      resultOf('sendPasswordReset', { email: forgetful.email }, { address: randomAddress() }),
    );

    expect((await mailTo(coded.email)).sendgrid).toEqual({
      customArgs: { for_sign_in: 'true' },
      bypassesSuppression: true,
    });
    expect((await mailTo(forgetful.email)).sendgrid).toEqual({
      customArgs: {
        for_sign_in: 'true',
        delivery_key: expect.stringContaining('recovery_'),
        delivery_attempt: '1',
      },
      bypassesSuppression: true,
    });
    expect((await mailTo(member.email)).sendgrid).toEqual({
      customArgs: { delivery_key: key, delivery_attempt: '1' },
      bypassesSuppression: false,
    });
  });
});
