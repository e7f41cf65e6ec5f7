import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { newDelivery, RETRY_WAITS_MS, welcomeMessage } from '@prayer-community/domain/delivery';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LONG_DUE } from '../testing/delivery-steps.ts';
import { failNextMailTo, mailsTo } from '../testing/outbox.ts';
import { runSchedule } from '../testing/run-schedule.ts';
import { createStaffMember, type StaffMember } from '../testing/staff-member.ts';
import { testFirestore } from '../testing/test-backend.ts';
import { TRIGGERED } from '../testing/triggered.ts';

let member: StaffMember;
let delivery: FirebaseFirestore.DocumentReference;

beforeEach(async () => {
  member = await createStaffMember();
  delivery = testFirestore().collection(COLLECTIONS.deliveries).doc(`welcome_${randomUUID()}`);
});

const queue = (changes: object = {}) =>
  delivery.set({ ...newDelivery(welcomeMessage(member.uid), new Date()), ...changes });

const stored = async () => (await delivery.get()).data();

function become(status: string, attempts: number): Promise<unknown> {
  return vi.waitUntil(async () => {
    const now = await stored();
    return now?.status === status && now.attempts === attempts;
  }, TRIGGERED);
}

const due = () => delivery.update({ next_attempt_at: LONG_DUE });

describe('a message', () => {
  it('is sent as soon as it is queued, once', async () => {
    await queue();
    await become('sent', 1);

    await runSchedule('deliverLater');

    expect(await mailsTo(member.email)).toHaveLength(1);
    expect(await stored()).toMatchObject({ status: 'sent', attempts: 1, next_attempt_at: null });
  });

  it('is sent later when the provider fails', async () => {
    await failNextMailTo(member.email);
    await queue();
    await become('pending', 1);
    await vi.waitUntil(async () => {
      const waitMs = (await stored())?.next_attempt_at.toMillis() - Date.now();
      return waitMs <= (RETRY_WAITS_MS[0] ?? 0);
    }, TRIGGERED);
    expect(await mailsTo(member.email)).toEqual([]);

    await due();
    await runSchedule('deliverLater');

    await become('sent', 2);
    expect(await mailsTo(member.email)).toHaveLength(1);
  });

  it('is sent once where two runs overlap', async () => {
    await queue({ next_attempt_at: new Date(Date.now() + 3_600_000) });
    await due();

    await Promise.all([1, 2, 3].map(() => runSchedule('deliverLater')));

    await become('sent', 1);
    expect(await mailsTo(member.email)).toHaveLength(1);
  });

  it('is given up after the last try, for leadership to see', async () => {
    await failNextMailTo(member.email);
    await queue({ attempts: RETRY_WAITS_MS.length });

    await become('given_up', RETRY_WAITS_MS.length + 1);
    expect(await stored()).toMatchObject({ failure: 'unreachable' });
  });

  it('to someone who left is not sent', async () => {
    await testFirestore().collection(COLLECTIONS.profiles).doc(member.uid).delete();
    await queue();

    await become('not_needed', 1);
    expect(await mailsTo(member.email)).toEqual([]);
  });
});
