import type { ReminderChoice } from '@prayer-community/domain/prayer-request/due-time';
import { effectiveUrgency, type Urgent } from '@prayer-community/domain/prayer-request/effective-urgency';
import { advanceSchedule } from '@prayer-community/domain/prayer-request/reminders';
import type { DocumentReference } from 'firebase-admin/firestore';
import { type RequestState, readRequestState } from '../data/request.ts';
import { reminderSettings } from '../data/settings.ts';

type Seen = Pick<RequestState, 'status'> & Partial<Pick<RequestState, 'reminder_due_at' | 'clock'>> & Urgent;

/**
 * Recomputes the due time of a request that was unassigned or, if the hours depend on urgency, whose urgency changed.
 * That keeps the list sorted by due time current between runs of the schedule. The leader's client writes no due time
 * because the rules do not know the hours.
 */
export async function restartSchedule(
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
  const choice = await reminderSettings.load(db);
  if (!choice.by_urgency && after.reminder_due_at !== null && !after.clock?.reckoned_by) {
    return;
  }
  await db.runTransaction(async (transaction) => {
    const request = readRequestState(await transaction.get(ref));
    const changes = request && scheduleChanges(request, choice, now);
    if (changes) {
      transaction.update(ref, changes);
    }
  });
}

function scheduleChanges(request: RequestState, choice: ReminderChoice, now: Date) {
  // An imported request has no due time yet.
  if (!choice.by_urgency && request.reminder_due_at !== null) {
    const isRecorded = request.status === 'new' && request.clock.reckoned_by !== '';
    return isRecorded ? { clock: { ...request.clock, reckoned_by: '' } } : null;
  }
  const step = advanceSchedule(request, choice, now);
  if (step?.reminder) {
    // The schedule sends it, and counts it.
    return {
      reminder_due_at: step.reminder.dueAt,
      clock: { ...request.clock, due_at: step.clock.due_at },
    };
  }
  return step && { reminder_due_at: step.reminder_due_at, clock: step.clock };
}
