import { randomInt } from 'node:crypto';
import { COLLECTIONS, membershipId } from '@prayer-community/domain/collections';
import { type DeliveryFailure, newDelivery } from '@prayer-community/domain/delivery/delivery';
import { newDistributionMethod } from '@prayer-community/domain/distribution/distribution';
import { identitySettingsSchema } from '@prayer-community/domain/settings/identity';
import { safetySettingsSchema } from '@prayer-community/domain/settings/settings';
import type { Language } from '@prayer-community/i18n/language';
import { logger } from 'firebase-functions/logger';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { methods } from '../data/distribution.ts';
import { identitySettings, safetySettings } from '../data/settings.ts';
import { delivering, deliveryRef } from '../testing/delivery-steps.ts';
import { messagesTo } from '../testing/fake-providers.ts';
import { createStaffMember, joinList, type StaffMember } from '../testing/staff-member.ts';
import { storeRequest } from '../testing/stored-request.ts';
import { testFirestore } from '../testing/test-backend.ts';

/** The fake Twilio, like Twilio itself with test credentials, refuses these recipients and this sender. */
const STOPPED_NUMBER = '+15005550004';
const NUMBER_ABROAD = '+15005550003';
const NOT_OUR_NUMBER = '+15005550007';

const LISTS = ['leadership_sms', 'prayer-team_sms'];

const db = testFirestore();

beforeEach(async () => {
  await Promise.all([safetySettings.ref(db).delete(), identitySettings.ref(db).delete()]);
  await methods(db).doc('leadership_sms').set(newDistributionMethod('leadership', 'sms'));
});

afterEach(() => vi.unstubAllEnvs());

async function leaderWith(phone: string, languages: Language[] = ['en']): Promise<StaffMember> {
  const leader = await createStaffMember('leadership', { phone, languages });
  await Promise.all(LISTS.map((list) => joinList(leader, list)));
  return leader;
}

/** Sends a leader a text message about a new request. Returns its delivery. */
async function textTo({ uid }: StaffMember) {
  const { id } = await storeRequest();
  const key = `new_request_${id}_${uid}_sms`;
  const message = { key, channel: 'sms', template: 'new_request', recipient: uid, about_id: id } as const;
  await delivering(() => deliveryRef(key).set(newDelivery(message, new Date())));
  return (await deliveryRef(key).get()).data();
}

describe('a number without a country code', () => {
  const local = (digits: number) => `07911 ${digits}`;
  const british = (digits: number) => `+447911${digits}`;
  const randomDigits = () => randomInt(100_000, 999_999);

  it('is one of the country that leadership chose', async () => {
    await safetySettings.ref(db).set(safetySettingsSchema.parse({ help_country: 'GB' }));
    const digits = randomDigits();

    expect(await textTo(await leaderWith(local(digits)))).toMatchObject({ status: 'sent' });
    expect(await messagesTo('sms', british(digits))).toHaveLength(1);
  });

  it('is one of the country of our own number as long as leadership chose none', async () => {
    vi.stubEnv('TWILIO_FROM', '+442079460000');
    const digits = randomDigits();

    expect(await textTo(await leaderWith(local(digits)))).toMatchObject({ status: 'sent' });
    expect(await messagesTo('sms', british(digits))).toHaveLength(1);
  });

  it('gets no text message if our sender is not a number either', async () => {
    vi.stubEnv('TWILIO_FROM', 'Grace');
    const number = String(randomInt(2_000_000, 9_999_999));

    expect(await textTo(await leaderWith(`202 ${number}`))).toMatchObject({
      status: 'given_up',
      failure: 'wrong_address' satisfies DeliveryFailure,
    });
    expect(await messagesTo('sms', `+1202${number}`)).toEqual([]);
  });
});

describe('a text message that Twilio refuses because of our account', () => {
  it.each([
    ['our number', NOT_OUR_NUMBER, `+1202${randomInt(2_000_000, 9_999_999)}`],
    ['a country that is not turned on', '+15550001000', NUMBER_ABROAD],
  ])('does not blame the recipient: %s', async (_what, from, phone) => {
    vi.stubEnv('TWILIO_FROM', from);

    expect(await textTo(await leaderWith(phone))).toMatchObject({
      status: 'pending',
      failure: 'not_authorized' satisfies DeliveryFailure,
    });
  });
});

it('a fault of ours is logged and not taken for an unreachable Twilio', async () => {
  vi.stubEnv('TWILIO_BASE_URL', 'nowhere');
  const write = vi.spyOn(logger, 'write').mockReturnValue();
  const phone = `+1202${randomInt(2_000_000, 9_999_999)}`;

  expect(await textTo(await leaderWith(phone))).toMatchObject({ status: 'pending', failure: 'unexpected' });

  const entry = { severity: 'ERROR', message: 'A message could not be sent' };
  expect(write).toHaveBeenCalledWith(expect.objectContaining(entry));
  write.mockRestore();
});

it('a text message has no punctuation that makes each of its parts shorter', async () => {
  await identitySettings.ref(db).set(identitySettingsSchema.parse({ name: 'St. Mary’s – ‘Hope’ — “Joy”…' }));
  const phone = `+1202${randomInt(2_000_000, 9_999_999)}`;

  await textTo(await leaderWith(phone));

  const [{ text } = { text: '' }] = await messagesTo('sms', phone);
  expect(text).toMatch(/^St\. Mary's - 'Hope' - "Joy"\.\.\.: /);
  expect(text).toMatch(/^[\x20-\x7e]+$/);
});

it.each([
  ['en', / Reply STOP to end\.$/],
  ['es', / Responda STOP para cancelar\.$/],
] as const)('a text message to a list says how to stop them: %s', async (language, end) => {
  const phone = `+1202${randomInt(2_000_000, 9_999_999)}`;

  await textTo(await leaderWith(phone, [language]));

  const [message] = await messagesTo('sms', phone);
  expect(message?.text).toMatch(end);
});

describe('a member who replied STOP', () => {
  const isOnLists = ({ uid }: StaffMember) =>
    Promise.all(
      LISTS.map(async (list) => {
        const membership = db.collection(COLLECTIONS.distributionMemberships).doc(membershipId(list, uid));
        return (await membership.get()).exists;
      }),
    );

  it('is no longer on the lists for text messages, and leadership sees why', async () => {
    const leader = await leaderWith(STOPPED_NUMBER);
    await joinList(leader, 'leadership_email');

    expect(await textTo(leader)).toMatchObject({ status: 'given_up', failure: 'suppressed', attempts: 1 });

    expect(await isOnLists(leader)).toEqual([false, false]);
    const mailed = membershipId('leadership_email', leader.uid);
    expect((await db.collection(COLLECTIONS.distributionMemberships).doc(mailed).get()).exists).toBe(true);
    expect(await textTo(leader)).toMatchObject({ status: 'not_needed' });
  });

  it('differs from a member whose number is refused for another reason', async () => {
    const leader = await leaderWith(NUMBER_ABROAD);

    await textTo(leader);

    expect(await isOnLists(leader)).toEqual([true, true]);
  });
});
