import { COLLECTIONS } from '@prayer-community/domain/collections';
import { newDelivery } from '@prayer-community/domain/delivery';
import { nameOfChoice, type ReminderChoice } from '@prayer-community/domain/due-time';
import { escalationMessages, reminderMessages } from '@prayer-community/domain/notifications';
import { type ToldReminder, tendClock } from '@prayer-community/domain/reminders';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { deliveries } from '../deliveries/delivery-store.ts';
import { readReminderSettings, reminderSettingsRef } from '../platform/reminder-settings.ts';
import { audienceOf, leadersIn } from './members.ts';
import { type NotifiedRequest, readRequest } from './stored-request.ts';

const TOLD_PER_RUN = 100;
const RECKONED_PER_RUN = 500;

/** Reminds of the requests that nobody was given and whose time has come, and says of how many. */
export async function remindOfWaiting(db: Firestore, now: Date): Promise<number> {
  const choice = readReminderSettings(await reminderSettingsRef(db).get());
  const found = await Promise.all(waitingToBeTended(db, choice, now).map((query) => query.get()));
  const refs = new Map(found.flatMap(({ docs }) => docs.map(({ ref }) => [ref.path, ref])));
  const told = await Promise.all([...refs.values()].map((ref) => tend(db, ref, choice, now)));
  return told.filter(Boolean).length;
}

/** What is due; and what was reckoned by another choice, so that a change of the settings reaches what already waits. */
function waitingToBeTended(db: Firestore, choice: ReminderChoice, now: Date): Query[] {
  const waiting = db.collection(COLLECTIONS.prayerRequests).where('status', '==', 'new');
  const due = waiting.where('reminder_due_at', '<=', now).orderBy('reminder_due_at').limit(TOLD_PER_RUN);
  const reckonedOtherwise = waiting.where('clock.reckoned_by', '!=', nameOfChoice(choice));
  return choice.by_urgency ? [due, reckonedOtherwise.limit(RECKONED_PER_RUN)] : [due];
}

/** Queues the messages and moves the due time on in one write: runs that overlap, or stop half-way, remind once. */
async function tend(
  db: Firestore,
  ref: DocumentReference,
  choice: ReminderChoice,
  now: Date,
): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const request = readRequest(await transaction.get(ref));
    const step = request && tendClock(request, choice, now);
    if (!step) {
      return false;
    }
    const { told, ...kept } = step;
    const messages = told ? await messagesAbout(db, ref.id, request, told) : [];
    for (const message of messages) {
      transaction.set(deliveries(db).doc(message.key), newDelivery(message, now));
    }
    transaction.update(ref, { ...kept });
    return told !== null;
  });
}

async function messagesAbout(db: Firestore, requestId: string, request: NotifiedRequest, told: ToldReminder) {
  const [audience, leaders] = await Promise.all([
    audienceOf(db, request.submission_type, 'reminders'),
    told.isEscalation ? leadersIn(db) : [],
  ]);
  return told.isEscalation
    ? escalationMessages(requestId, told.dueAt, leaders, audience)
    : reminderMessages(requestId, told.dueAt, audience);
}
