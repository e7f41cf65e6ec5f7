import { COLLECTIONS } from '@prayer-community/domain/collections';
import { HOUR_MS } from '@prayer-community/domain/fields/durations';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { runSchedule } from '../testing/run-schedule.ts';
import { createStaffMember } from '../testing/staff-member.ts';
import { testFirestore } from '../testing/test-backend.ts';

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

async function profileAfterRun(status: 'available' | 'unavailable', from: number, to: number) {
  const { uid } = await createStaffMember('prayer_team', {
    status,
    unavailable_start_date: inHours(from),
    unavailable_end_date: inHours(to),
  });
  await runSchedule('restoreAvailability');
  return (await testFirestore().collection(COLLECTIONS.profiles).doc(uid).get()).data();
}

it('restoreAvailability marks a member unavailable once their away period has begun', async () => {
  expect(await profileAfterRun('available', -1, 1)).toMatchObject({ status: 'unavailable' });
});

it('restoreAvailability makes a member available after their away period and clears the period', async () => {
  expect(await profileAfterRun('unavailable', -2, -1)).toMatchObject({
    status: 'available',
    unavailable_start_date: null,
    unavailable_end_date: null,
  });
});

it('restoreAvailability does not change a member whose away period is still in the future', async () => {
  expect(await profileAfterRun('available', 1, 2)).toMatchObject({
    status: 'available',
    unavailable_start_date: expect.any(Timestamp),
    unavailable_end_date: expect.any(Timestamp),
  });
});
