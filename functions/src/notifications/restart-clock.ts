import { effectiveUrgency, type Urgent } from '@prayer-community/domain/effective-urgency';
import { tendClock } from '@prayer-community/domain/reminders';
import type { DocumentReference } from 'firebase-admin/firestore';
import { readReminderSettings, reminderSettingsRef } from '../platform/reminder-settings.ts';
import { type NotifiedRequest, readRequest } from './stored-request.ts';

type Seen = Pick<NotifiedRequest, 'status'> & Urgent;

/**
 * Reckons at once when a request is due that was given back, or is more or less urgent than before, where the clock runs by urgency: the list that is sorted by it does not
 * wait for the schedule. The leader who gives it back writes no due time, as the rules do not know the hours.
 */
export async function restartClock(
  ref: DocumentReference,
  before: Seen,
  after: Seen,
  now: Date,
): Promise<void> {
  const isWhereItWas = before.status === 'new' && effectiveUrgency(before) === effectiveUrgency(after);
  if (after.status !== 'new' || isWhereItWas) {
    return;
  }
  const db = ref.firestore;
  const choice = readReminderSettings(await reminderSettingsRef(db).get());
  if (!choice.by_urgency) {
    return;
  }
  await db.runTransaction(async (transaction) => {
    const request = readRequest(await transaction.get(ref));
    const step = request && tendClock(request, choice, now);
    // What is due by the time that this runs is the schedule's to tell.
    if (step?.told === null) {
      transaction.update(ref, { reminder_due_at: step.reminder_due_at, clock: step.clock });
    }
  });
}
