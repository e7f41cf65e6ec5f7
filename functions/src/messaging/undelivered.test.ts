import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import {
  type Delivery,
  newDelivery,
  RETRY_WAITS_MS,
  welcomeMessage,
} from '@prayer-community/domain/delivery/delivery';
import { UNDELIVERED_REFUSALS, undeliveredReason } from '@prayer-community/domain/delivery/undelivered';
import { refusal } from '@prayer-community/domain/refusal';
import { MEMBER_REFUSALS } from '@prayer-community/domain/staff/team-member';
import { t } from '@prayer-community/i18n/text';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callWithAnything, resultOf } from '../testing/call-function.ts';
import { failNextMailTo, mailsTo } from '../testing/fake-providers.ts';
import { staffIdToken } from '../testing/id-token.ts';
import { createStaffMember, type StaffMember } from '../testing/staff-member.ts';
import { storeRequest } from '../testing/stored-request.ts';
import { testFirestore } from '../testing/test-backend.ts';

let idToken: string;
let member: StaffMember;
let key: string;

beforeAll(async () => {
  idToken = await staffIdToken((await createStaffMember('leadership')).uid);
});

beforeEach(async () => {
  member = await createStaffMember();
  key = `welcome_${randomUUID()}`;
});

const delivery = () => testFirestore().collection(COLLECTIONS.deliveries).doc(key);
const stored = async () => (await delivery().get()).data();

const giveUp = (changes: Partial<Delivery<Date>> = {}) =>
  delivery().set({
    ...newDelivery(welcomeMessage(member.uid, new Date()), new Date()),
    status: 'given_up',
    attempts: RETRY_WAITS_MS.length + 1,
    next_attempt_at: null,
    failure: 'unreachable',
    ...changes,
  });

describe('a message that was given up', () => {
  it('is sent only once, even with simultaneous retries', async () => {
    await giveUp();

    const answers = await Promise.all([1, 2, 3].map(() => resultOf('retryDelivery', { key }, { idToken })));

    expect(answers.filter(({ success }) => success)).toEqual([{ success: true, outcome: 'sent' }]);
    expect(answers).toContainEqual(refusal(UNDELIVERED_REFUSALS.settled));
    expect(await stored()).toMatchObject({ status: 'sent', failure: null });
    expect(await mailsTo(member.email)).toHaveLength(1);
  });

  it('reports the reason and is given up again if a retry fails', async () => {
    await giveUp();
    await failNextMailTo(member.email);

    expect(await resultOf('retryDelivery', { key }, { idToken })).toEqual({
      success: false,
      error: undeliveredReason({ channel: 'email', template: 'welcome', failure: 'unreachable' }).text,
    });
    expect(await stored()).toMatchObject({ status: 'given_up', attempts: RETRY_WAITS_MS.length + 2 });
  });

  it('is given up again, with the true number of attempts, if a retry after its first attempt fails', async () => {
    await giveUp({ attempts: 1, failure: 'returned' });
    await failNextMailTo(member.email);

    await resultOf('retryDelivery', { key }, { idToken });

    expect(await stored()).toMatchObject({ status: 'given_up', attempts: 2, next_attempt_at: null });
  });

  it('is not sent if it is no longer needed', async () => {
    const request = await storeRequest({ status: 'assigned', assigned_to: member.uid });
    await giveUp({ template: 'new_request', about_id: request.id });

    expect(await resultOf('retryDelivery', { key }, { idToken })).toEqual({
      success: true,
      outcome: 'not_needed',
    });
    expect(await stored()).toMatchObject({ status: 'not_needed', sent_at: null });
    expect(await mailsTo(member.email)).toEqual([]);
  });

  it('can be dismissed only once, and then no longer retried', async () => {
    await giveUp();

    expect(await resultOf('dismissDelivery', { key }, { idToken })).toEqual({ success: true });

    const settled = refusal(UNDELIVERED_REFUSALS.settled);
    expect(await resultOf('dismissDelivery', { key }, { idToken })).toEqual(settled);
    expect(await resultOf('retryDelivery', { key }, { idToken })).toEqual(settled);
    expect(await stored()).toMatchObject({ status: 'dismissed' });
  });
});

describe.each(['retryDelivery', 'dismissDelivery'])('%s', (name) => {
  it('is allowed only for leadership and only for messages that were given up', async () => {
    await giveUp({ status: 'sent' });
    const team = await staffIdToken((await createStaffMember('prayer_team')).uid);

    expect(await callWithAnything(name, { key }, { idToken: team })).toMatchObject({
      error: { message: t(MEMBER_REFUSALS.leadershipRequired) },
    });
    expect(await callWithAnything(name, { key }, { idToken })).toMatchObject({
      result: refusal(UNDELIVERED_REFUSALS.settled),
    });
    expect(await callWithAnything(name, { key: 'a/b' }, { idToken })).toMatchObject({
      error: { status: 'INVALID_ARGUMENT' },
    });
  });
});
