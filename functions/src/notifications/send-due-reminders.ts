import { newQueuedDelivery } from '@prayer-community/domain/delivery/group-delivery';
import { escalationMessages, reminderMessages } from '@prayer-community/domain/delivery/notifications';
import { IMPORT_MAX_ROWS } from '@prayer-community/domain/import/import-kind';
import { choiceFingerprint, type ReminderChoice } from '@prayer-community/domain/prayer-request/due-time';
import { advanceSchedule, type DueReminder } from '@prayer-community/domain/prayer-request/reminders';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { deliveries } from '../data/delivery.ts';
import { type RequestState, readRequestState, requests } from '../data/request.ts';
import { reminderSettings } from '../data/settings.ts';
import { audienceOf, leadersIn } from '../messaging/audience.ts';
import { completeEach } from '../platform/settle-each.ts';

const REMINDERS_PER_RUN = 100;
const RECOMPUTED_PER_RUN = IMPORT_MAX_ROWS;

/** Sends due reminders and returns how many. */
export async function sendDueReminders(db: Firestore, now: Date): Promise<number> {
  const choice = await reminderSettings.load(db);
  const found = await Promise.all(schedulesToAdvance(db, choice, now).map((query) => query.get()));
  const refs = new Map(found.flatMap(({ docs }) => docs.map(({ ref }) => [ref.path, ref])));
  const reminded = await completeEach('A reminder could not be sent', [...refs.values()], (ref) =>
    advance(db, ref, choice, now),
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
  return choice.by_urgency ? [due, outdated.select().limit(RECOMPUTED_PER_RUN)] : [due];
}

/** Queues the messages and advances the due time in one write, so overlapping or interrupted runs remind once. */
async function advance(
  db: Firestore,
  ref: DocumentReference,
  choice: ReminderChoice,
  now: Date,
): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const request = readRequestState(await transaction.get(ref));
    const step = request && advanceSchedule(request, choice, now);
    if (!step) {
      return false;
    }
    const { reminder, ...schedule } = step;
    const messages = reminder ? await messagesAbout(db, ref.id, request, reminder) : [];
    for (const message of messages) {
      transaction.set(deliveries(db).doc(message.key), newQueuedDelivery(message, now));
    }
    transaction.update(ref, { ...schedule });
    return reminder !== null;
  });
}

async function messagesAbout(db: Firestore, requestId: string, request: RequestState, reminder: DueReminder) {
  const [audience, leaders] = await Promise.all([
    audienceOf(db, request.submission_type, 'reminders'),
    reminder.isEscalation ? leadersIn(db) : [],
  ]);
  return reminder.isEscalation
    ? escalationMessages(requestId, reminder.dueAt, leaders, audience)
    : reminderMessages(requestId, reminder.dueAt, audience);
}
