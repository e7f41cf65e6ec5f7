import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { newDelivery, RETRY_WAITS_MS, welcomeMessage } from '@prayer-community/domain/delivery/delivery';
import { logger } from 'firebase-functions/logger';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deliverAtOnce } from '../deliver.ts';
import { SENDERS } from '../senders.ts';
import { LONG_DUE } from '../testing/delivery-steps.ts';
import { failNext, failNextMailTo, mailsTo } from '../testing/fake-providers.ts';
import { runSchedule } from '../testing/run-schedule.ts';
import { createStaffMember, type StaffMember } from '../testing/staff-member.ts';
import { testFirestore } from '../testing/test-backend.ts';
import { type TriggerOptions, whileTriggering } from '../testing/while-triggering.ts';
import { attemptDelivery } from './attempt-delivery.ts';

let member: StaffMember;
let delivery: FirebaseFirestore.DocumentReference;

beforeEach(async () => {
  member = await createStaffMember();
  delivery = testFirestore().collection(COLLECTIONS.deliveries).doc(`welcome_${randomUUID()}`);
});

const store = (changes: object = {}) =>
  delivery.set({ ...newDelivery(welcomeMessage(member.uid, new Date()), new Date()), ...changes });

const queue = (changes: object = {}, options?: TriggerOptions) =>
  whileTriggering([deliverAtOnce], () => store(changes), options);

const stored = async () => (await delivery.get()).data();

const due = () => delivery.update({ next_attempt_at: LONG_DUE });

describe('a message', () => {
  it('is sent only once, as soon as it is queued', async () => {
    await queue({}, { deliveries: 2 });
    await runSchedule('deliverLater');

    expect(await mailsTo(member.email)).toHaveLength(1);
    expect(await stored()).toMatchObject({ status: 'sent', attempts: 1, next_attempt_at: null });
  });

  it('is retried later when the provider fails', async () => {
    await failNextMailTo(member.email);
    await queue();
    const failed = await stored();
    expect(failed).toMatchObject({ status: 'pending', attempts: 1 });
    expect(failed?.next_attempt_at.toMillis() - Date.now()).toBeLessThanOrEqual(RETRY_WAITS_MS[0] ?? 0);
    expect(await mailsTo(member.email)).toEqual([]);

    await due();
    await runSchedule('deliverLater');

    expect(await stored()).toMatchObject({ status: 'sent', attempts: 2 });
    expect(await mailsTo(member.email)).toHaveLength(1);
  });

  it('is counted for an alert once, at the first attempt that the provider refuses', async () => {
    const warn = vi.spyOn(logger, 'warn');
    await failNext('email', 401, member.email);
    await queue();
    await failNext('email', 401, member.email);
    await due();
    await runSchedule('deliverLater');

    expect(await stored()).toMatchObject({ status: 'pending', attempts: 2, failure: 'not_authorized' });
    const entry = { outcome: 'refused', template: 'welcome', failure: 'not_authorized' };
    expect(warn).toHaveBeenCalledExactlyOnceWith('attemptDelivery', entry);
    warn.mockRestore();
  });

  it('is sent only once when runs overlap', async () => {
    await store({ next_attempt_at: LONG_DUE });

    await Promise.all([1, 2, 3].map(() => runSchedule('deliverLater')));

    expect(await stored()).toMatchObject({ status: 'sent', attempts: 1 });
    expect(await mailsTo(member.email)).toHaveLength(1);
  });

  it('is sent even if another one in the same run is unreadable', async () => {
    const unreadable = delivery.parent.doc();
    await unreadable.set({ status: 'pending', next_attempt_at: LONG_DUE });
    await store({ next_attempt_at: LONG_DUE });

    await expect(runSchedule('deliverLater')).rejects.toThrow('deliverLater failed');
    await unreadable.delete();

    expect(await stored()).toMatchObject({ status: 'sent' });
  });

  it('is not stored again if it was deleted while being sent', async () => {
    await store();
    const deleting = {
      async send() {
        await delivery.delete();
        return 'sent' as const;
      },
    };

    await attemptDelivery(delivery, { ...SENDERS, welcome: deleting });

    expect(await stored()).toBeUndefined();
  });

  it('is retried if its sender fails unexpectedly, and the failure is logged', async () => {
    const write = vi.spyOn(logger, 'write');
    await store();

    const failing = { send: () => Promise.reject(new TypeError('a bug')) };
    await attemptDelivery(delivery, { ...SENDERS, welcome: failing });

    expect(await stored()).toMatchObject({ status: 'pending', failure: 'unexpected' });
    const entry = { severity: 'ERROR', message: 'A message could not be sent' };
    expect(write).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(entry));
    write.mockRestore();
  });

  it('is given up after the last attempt, with the reason', async () => {
    await failNextMailTo(member.email);
    await queue({ attempts: RETRY_WAITS_MS.length });

    expect(await stored()).toMatchObject({
      status: 'given_up',
      attempts: RETRY_WAITS_MS.length + 1,
      failure: 'unreachable',
    });
  });

  it('is not sent to a member who left', async () => {
    await testFirestore().collection(COLLECTIONS.profiles).doc(member.uid).delete();
    await queue();

    expect(await stored()).toMatchObject({ status: 'not_needed', attempts: 1 });
    expect(await mailsTo(member.email)).toEqual([]);
  });
});
