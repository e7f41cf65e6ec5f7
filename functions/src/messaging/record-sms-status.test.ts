import { randomInt } from 'node:crypto';
import { COLLECTIONS, membershipId } from '@prayer-community/domain/collections';
import { newDelivery } from '@prayer-community/domain/delivery/delivery';
import { undeliveredReason } from '@prayer-community/domain/delivery/undelivered';
import { newDistributionMethod } from '@prayer-community/domain/distribution/distribution';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { methods } from '../data/distribution.ts';
import { resultOf } from '../testing/call-function.ts';
import { delivering, deliveryRef } from '../testing/delivery-steps.ts';
import { messagesTo, reportText } from '../testing/fake-providers.ts';
import { staffIdToken } from '../testing/id-token.ts';
import { createStaffMember, joinList, type StaffMember } from '../testing/staff-member.ts';
import { storeRequest } from '../testing/stored-request.ts';
import { emulatorAddress, testFirestore } from '../testing/test-backend.ts';

let leader: StaffMember;
let phone: string;
let key: string;

beforeEach(async () => {
  phone = `+1202${randomInt(2_000_000, 9_999_999)}`;
  leader = await createStaffMember('leadership', { phone });
  await methods(testFirestore()).doc('leadership_sms').set(newDistributionMethod('leadership', 'sms'));
  await joinList(leader, 'leadership_sms');
  const { id } = await storeRequest();
  key = `new_request_${id}_${leader.uid}_sms`;
  const message = { channel: 'sms', template: 'new_request', recipient: leader.uid, about_id: id } as const;
  await delivering(() => deliveryRef(key).set(newDelivery({ ...message, key }, new Date())));
});

afterEach(() => vi.unstubAllEnvs());

const stored = async () => (await deliveryRef(key).get()).data();

describe('a text message that Twilio accepted', () => {
  it.each([
    ['a landline', 'undelivered', 30006, 'returned'],
    ['a number that is not in service', 'undelivered', 30005, 'returned'],
    ['a carrier’s filter', 'failed', 30007, 'returned'],
    ['an error of the future', 'failed', undefined, 'returned'],
    ['our number, which is not registered', 'undelivered', 30034, 'sender_not_verified'],
    ['our account, which is suspended', 'failed', 30002, 'not_authorized'],
    ['a recipient who replied STOP', 'failed', 21610, 'suppressed'],
  ] as const)('is marked as undelivered because of %s', async (_what, status, errorCode, failure) => {
    expect(await stored()).toMatchObject({ status: 'sent' });

    expect(await reportText(phone, { status, ...(errorCode && { errorCode }) })).toBe(200);

    const settled = { status: 'given_up', sent_at: null, next_attempt_at: null, failure };
    expect(await stored()).toMatchObject(settled);
    expect(undeliveredReason({ channel: 'sms', template: 'new_request', failure }).text).not.toMatch(
      /our side|mail/,
    );
    expect(await reportText(phone, { status, ...(errorCode && { errorCode }) })).toBe(200);
    expect(await stored()).toMatchObject(settled);
  });

  it.each(['sent', 'delivered'] as const)('stays sent after the status %s', async (status) => {
    expect(await reportText(phone, { status })).toBe(200);

    expect(await stored()).toMatchObject({ status: 'sent', failure: null });
  });

  it('is given up again if it is not delivered after a leader resends it', async () => {
    const idToken = await staffIdToken(leader.uid);
    const earlier = await statusUrlOfNewest();
    await reportText(phone, { status: 'undelivered', errorCode: 30003 });
    expect(await resultOf('retryDelivery', { key }, { idToken })).toEqual({ success: true, outcome: 'sent' });

    expect(await statusUrlOfNewest()).not.toBe(earlier);
    expect(await reportText(phone, { status: 'undelivered', errorCode: 30003 })).toBe(200);
    expect(await stored()).toMatchObject({ status: 'given_up', attempts: 2 });
  });

  it('takes a member who replied STOP off the list', async () => {
    await reportText(phone, { status: 'failed', errorCode: 21610 });

    const membership = testFirestore()
      .collection(COLLECTIONS.distributionMemberships)
      .doc(membershipId('leadership_sms', leader.uid));
    expect((await membership.get()).exists).toBe(false);
  });

  it('is answered with 503 while its attempt is running, so that Twilio reports again', async () => {
    await deliveryRef(key).update({ status: 'pending', sent_at: null });

    expect(await reportText(phone, { status: 'undelivered', errorCode: 30006 })).toBe(503);
    expect(await stored()).toMatchObject({ status: 'pending' });
  });
});

async function statusUrlOfNewest(): Promise<string> {
  const [newest] = await messagesTo('sms', phone);
  return newest?.data.statusCallback ?? '';
}

describe('the address for reports', () => {
  const site = `http://${emulatorAddress('FUNCTIONS_EMULATOR_HOST')}/sms/status`;

  it('says which attempt it is about, and nothing about its recipient', async () => {
    const url = new URL(await statusUrlOfNewest());

    expect(`${url.origin}${url.pathname}`).toBe(site);
    expect(Object.fromEntries(url.searchParams)).toEqual({ delivery_key: key, delivery_attempt: '1' });
  });

  it('refuses a report that is not signed, or is about something else than what was signed', async () => {
    const body = new URLSearchParams({ MessageStatus: 'failed' });
    const post = (query: string, signature = 'c2lnbmVk') =>
      fetch(`${site}${query}`, { method: 'POST', headers: { 'X-Twilio-Signature': signature }, body });

    expect((await post(`?delivery_key=${key}&delivery_attempt=1`)).status).toBe(403);
    expect((await post(`?delivery_key=${key}&delivery_attempt=1`, '')).status).toBe(403);
    expect((await post('')).status).toBe(403);
    expect((await post('?delivery_key=a/b&delivery_attempt=1')).status).toBe(403);
    vi.stubEnv('TWILIO_AUTH_TOKEN', 'another');
    expect(await reportText(phone, { status: 'failed' })).toBe(403);
    expect(await stored()).toMatchObject({ status: 'sent' });
  });

  it('refuses any method but POST, and a body that is too long', async () => {
    const body = new URLSearchParams({ MessageStatus: 'x'.repeat(100_000) });

    expect((await fetch(site)).status).toBe(405);
    expect((await fetch(site, { method: 'POST', body })).status).toBe(413);
  });

  it('does not exist without text messages', async () => {
    vi.stubEnv('TWILIO_ACCOUNT_SID', '');

    expect(await reportText(phone, { status: 'failed' })).toBe(404);
    expect(await stored()).toMatchObject({ status: 'sent' });
  });
});
