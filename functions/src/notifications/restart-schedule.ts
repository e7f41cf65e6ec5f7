import { effectiveUrgency } from '@prayer-community/domain/prayer-request/effective-urgency';
import { restartedSchedule } from '@prayer-community/domain/prayer-request/reminders';
import type { DocumentReference } from 'firebase-admin/firestore';
import { type RequestState, readRequestState } from '../data/request.ts';
import { reminderSettings } from '../data/settings.ts';

/**
 * Recomputes the due time of a request that was unassigned or, if the hours depend on urgency, whose urgency changed.
 * That keeps the list sorted by due time current between runs of the schedule. The leader's client writes no due time
 * because the rules do not know the hours.
 */
export async function restartSchedule(
  ref: DocumentReference,
  before: RequestState,
  after: RequestState,
  now: Date,
): Promise<void> {
  const isWhereItWas = before.status === 'new' && effectiveUrgency(before) === effectiveUrgency(after);
  if (after.status !== 'new' || isWhereItWas) {
    return;
  }
  const db = ref.firestore;
  const choice = await reminderSettings.load(db);
  if (restartedSchedule(after, choice, now) === null) {
    return;
  }
  await db.runTransaction(async (transaction) => {
    const request = readRequestState(await transaction.get(ref));
    const changes = request && restartedSchedule(request, choice, now);
    if (changes) {
      transaction.update(ref, changes);
    }
  });
}
