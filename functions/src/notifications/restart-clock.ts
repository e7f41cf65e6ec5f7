import { tendClock } from '@prayer-community/domain/reminders';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { readReminderSettings, reminderSettingsRef } from '../platform/reminder-settings.ts';
import { type NotifiedRequest, readRequest, requestRef } from './stored-request.ts';

/**
 * Reckons at once when a request is due that was given back, where the clock runs by urgency: the list that is sorted by it does not
 * wait for the schedule. The leader who gives it back writes no due time, as the rules do not know the hours.
 */
export async function restartClock(
  requestId: string,
  before: Pick<NotifiedRequest, 'status'>,
  after: Pick<NotifiedRequest, 'status'>,
): Promise<void> {
  if (after.status !== 'new' || before.status === 'new') {
    return;
  }
  const db = await firestore();
  const choice = readReminderSettings(await reminderSettingsRef(db).get());
  if (!choice.by_urgency) {
    return;
  }
  await db.runTransaction(async (transaction) => {
    const ref = requestRef(db, requestId);
    const request = readRequest(await transaction.get(ref));
    const step = request && tendClock(request, choice, now());
    // What is due by the time that this runs is the schedule's to tell.
    if (step?.told === null) {
      transaction.update(ref, { reminder_due_at: step.reminder_due_at, clock: step.clock });
    }
  });
}
