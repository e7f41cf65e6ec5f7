import type { QueuedMessage } from '@prayer-community/domain/delivery/group-delivery';
import { escalationMessages, reminderMessages } from '@prayer-community/domain/delivery/notifications';
import { summarizeMessages } from '@prayer-community/domain/delivery/summarize-messages';
import { IMPORT_MAX_ROWS } from '@prayer-community/domain/import/import-kind';
import { choiceFingerprint, type ReminderChoice } from '@prayer-community/domain/prayer-request/due-time';
import { advanceSchedule, type ScheduleStep } from '@prayer-community/domain/prayer-request/reminders';
import type { DocumentReference, DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { type RequestState, readRequestState, requests } from '../data/request.ts';
import { reminderSettings } from '../data/settings.ts';
import { audienceIn, readNotifiedStaff } from '../messaging/audience.ts';
import { queueOnce } from '../messaging/queue-deliveries.ts';
import { runOptimisticBatch } from '../platform/optimistic-batch.ts';
import { completeInBatches, type Settled, settleEach } from '../platform/settle-each.ts';

const FAILURE = 'A reminder could not be sent';
/** As many as one batch holds, so that each person gets one message per run. They come first in the first batch. */
const REMINDERS_PER_RUN = 400;
const RECOMPUTED_PER_RUN = IMPORT_MAX_ROWS;

/** Sends due reminders and returns how many. */
export async function sendDueReminders(db: Firestore, now: Date): Promise<number> {
  const choice = await reminderSettings.load(db);
  const found = await Promise.all(schedulesToAdvance(db, choice, now).map((query) => query.get()));
  const refs = new Map(found.flatMap(({ docs }) => docs.map(({ ref }) => [ref.path, ref])));
  const reminded = await completeInBatches(FAILURE, [...refs.values()], REMINDERS_PER_RUN, (batch) =>
    advance(db, batch, choice, now),
  );
  return reminded.filter(Boolean).length;
}

/**
 * Finds requests that are due, and requests whose due time was computed with other settings, so that changed settings
 * reach waiting requests.
 */
function schedulesToAdvance(db: Firestore, choice: ReminderChoice, now: Date): Query[] {
  const unassigned = requests(db).where('status', '==', 'new');
  const due = unassigned
    .where('reminder_due_at', '<=', now)
    .orderBy('reminder_due_at')
    .limit(REMINDERS_PER_RUN);
  const outdated = unassigned.where('clock.reckoned_by', '!=', choiceFingerprint(choice));
  return (choice.by_urgency ? [due, outdated.limit(RECOMPUTED_PER_RUN)] : [due]).map((query) =>
    query.select(),
  );
}

interface ScheduleAdvance {
  document: DocumentSnapshot;
  request: RequestState;
  step: ScheduleStep;
}

/**
 * Queues the messages and advances the due times in one write, so overlapping or interrupted runs remind once, and nobody
 * gets a message for each of many requests.
 */
function advance(
  db: Firestore,
  refs: readonly DocumentReference[],
  choice: ReminderChoice,
  now: Date,
): Promise<Settled<boolean>> {
  return runOptimisticBatch(db, async (writes) => {
    const documents = await db.getAll(...refs);
    const { results, failed } = await settleEach(FAILURE, documents, async (document) => {
      const request = readRequestState(document);
      const step = request && advanceSchedule(request, choice, now);
      return step && { document, request, step };
    });
    const advances = results.flatMap((result) => result ?? []);
    for (const { document, step } of advances) {
      const { reminder: _, ...schedule } = step;
      writes.update(document, schedule);
    }
    await queueOnce(db, await messagesAbout(db, advances, now), now, writes);
    return { results: advances.map(({ step }) => step.reminder !== null), failed };
  });
}

async function messagesAbout(
  db: Firestore,
  advances: readonly ScheduleAdvance[],
  now: Date,
): Promise<QueuedMessage[]> {
  const due = advances.flatMap(({ document: { id }, request, step: { reminder } }) =>
    reminder ? [{ id, type: request.submission_type, reminder }] : [],
  );
  if (due.length === 0) {
    return [];
  }
  const staff = await readNotifiedStaff(db);
  const messages = due.flatMap(({ id, type, reminder: { dueAt, isEscalation } }) => {
    const audience = audienceIn(staff, type, 'reminders');
    return isEscalation
      ? escalationMessages(id, dueAt, staff.leaders, audience)
      : reminderMessages(id, dueAt, audience);
  });
  return summarizeMessages(messages, now);
}
