import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { newDelivery, welcomeMessage } from '@prayer-community/domain/delivery/delivery';
import { assignMember } from '@prayer-community/domain/prayer-request/request-transitions';
import { privacySettingsSchema, reminderSettingsSchema } from '@prayer-community/domain/settings/settings';
import { newPrayerNotice } from '@prayer-community/domain/status-page/prayer-notice';
import { dailyContent } from '@prayer-community/domain/testing/daily-content';
import { deliveries } from '../../functions/src/data/delivery.ts';
import { privacySettings, reminderSettings } from '../../functions/src/data/settings.ts';
import { runSchedule } from '../../functions/src/testing/run-schedule.ts';
import { createStaffMember } from '../../functions/src/testing/staff-member.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { storeRequest } from '../../tests/support/stored-request.ts';
import { SCHEDULER, type Stage } from './stage.ts';

const LONG_AGO = new Date(0);
const OVER = { unavailable_start_date: LONG_AGO, unavailable_end_date: new Date(1) };
/** Long enough for the trigger to see a stored item before the item is due. */
const DUE_IN_MS = 15_000;

/** For each action, its schedule and a function that stores one item due for it. The keys are row names of the table. */
const DUE: Readonly<Record<string, readonly [schedule: string, store: () => Promise<unknown>]>> = {
  'remind of one request': [
    'remindUnassignedRequests',
    () => storeRequest({ created_at: LONG_AGO, reminder_due_at: LONG_AGO }),
  ],
  'unassign a request of an absent member': ['autoUnassignRequests', giveToAway],
  'make one member available again': [
    'restoreAvailability',
    () => createStaffMember('prayer_team', { ...OVER, status: 'unavailable' }),
  ],
  'show one item of daily content, and announce it': ['showDueContent', scheduleContent],
  'notify one requester of a day’s prayers': ['sendDuePrayerNotices', storeDueNotice],
  'try one message again': ['deliverLater', storeDueDelivery],
  'anonymize one closed request': ['purgeExpired', storeClosed],
};

export async function measureDue({ ledger }: Stage): Promise<void> {
  for (const [action, [schedule, store]] of Object.entries(DUE)) {
    // Clear the backlog first.
    await ledger.prepare(() => runSchedule(schedule));
    await ledger.prepare(store);
    await ledger.measure(SCHEDULER, action, () => runSchedule(schedule));
  }
  const db = testFirestore();
  await ledger.prepare(() =>
    Promise.all([reminderSettings.ref(db).delete(), privacySettings.ref(db).delete()]),
  );
}

async function giveToAway(): Promise<void> {
  const { uid } = await createStaffMember('prayer_team', {
    status: 'unavailable',
    unavailable_start_date: LONG_AGO,
    unavailable_end_date: new Date(2100, 0, 1),
  });
  await reminderSettings
    .ref(testFirestore())
    .set(reminderSettingsSchema.parse({ return_away_after_hours: 1 }));
  await storeRequest({
    ...assignMember({ revision: 0 }, 'a-leader', uid),
    updated_at: LONG_AGO,
    reminder_due_at: null,
  });
}

async function scheduleContent(): Promise<void> {
  const now = new Date();
  const item = dailyContent(now, {
    title: `Gratitude ${randomUUID()}`,
    publish_date: new Date(now.getTime() + DUE_IN_MS),
    is_in_feed: false,
  });
  await testFirestore().collection(COLLECTIONS.dailyContent).add(item);
  await setTimeout(DUE_IN_MS);
}

async function storeDueNotice(): Promise<void> {
  const { id } = await storeRequest({ prayer_count: 1 });
  await testFirestore()
    .collection(COLLECTIONS.prayerNotices)
    .doc(id)
    .set({ ...newPrayerNotice('ruth@example.org', null, 0, new Date()), next_due_at: LONG_AGO });
}

async function storeDueDelivery(): Promise<void> {
  const { uid } = await createStaffMember();
  const ref = deliveries(testFirestore()).doc(`due_${randomUUID()}`);
  const message = newDelivery(welcomeMessage(uid, new Date()), new Date());
  // A delivery that is pending when the trigger sees it would be sent at once.
  await ref.set({ ...message, status: 'given_up', next_attempt_at: null });
  await setTimeout(DUE_IN_MS);
  await ref.update({ status: 'pending', attempts: 1, next_attempt_at: LONG_AGO });
}

async function storeClosed(): Promise<void> {
  await privacySettings.ref(testFirestore()).set(privacySettingsSchema.parse({ retention_days: 3_000 }));
  await storeRequest({
    status: 'closed',
    archive_status: 'archived',
    updated_at: LONG_AGO,
    reminder_due_at: null,
  });
}
