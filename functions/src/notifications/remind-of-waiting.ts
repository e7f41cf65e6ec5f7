import { COLLECTIONS } from '@prayer-community/domain/collections';
import { newDelivery } from '@prayer-community/domain/delivery';
import { reminderMessages } from '@prayer-community/domain/notifications';
import { dueReminder } from '@prayer-community/domain/reminders';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { deliveries } from '../deliveries/delivery-store.ts';
import { readReminderSettings, reminderSettingsRef } from '../platform/reminder-settings.ts';
import { audienceOf } from './members.ts';
import { readRequest } from './stored-request.ts';

const PER_RUN = 100;

/** Reminds of the requests that nobody was given and whose time has come, and says of how many. */
export async function remindOfWaiting(db: Firestore, now: Date): Promise<number> {
  const { unassigned_after_hours } = readReminderSettings(await reminderSettingsRef(db).get());
  const due = await db
    .collection(COLLECTIONS.prayerRequests)
    .where('status', '==', 'new')
    .where('reminder_due_at', '<=', now)
    .orderBy('reminder_due_at')
    .limit(PER_RUN)
    .get();
  const told = await Promise.all(due.docs.map(({ ref }) => remind(db, ref, unassigned_after_hours, now)));
  return told.filter(Boolean).length;
}

/** Queues the reminder and moves the due time on in one write: runs that overlap, or stop half-way, remind once. */
async function remind(db: Firestore, ref: DocumentReference, hours: number, now: Date): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const request = readRequest(await transaction.get(ref));
    const reminder = request && dueReminder(request, hours, now);
    if (!reminder) {
      return false;
    }
    if (reminder.isToldNow) {
      const audience = await audienceOf(db, request.submission_type, 'reminders');
      for (const message of reminderMessages(ref.id, reminder.dueAt, audience)) {
        transaction.set(deliveries(db).doc(message.key), newDelivery(message, now));
      }
    }
    transaction.update(ref, { reminder_due_at: reminder.nextDueAt });
    return reminder.isToldNow;
  });
}
