import { COLLECTIONS } from '@prayer-community/domain/collections';
import { newDelivery } from '@prayer-community/domain/delivery';
import { reminderMessages } from '@prayer-community/domain/notifications';
import { FUNCTIONS_REGION } from '@prayer-community/domain/region';
import { isReminderDue, nextReminderAt } from '@prayer-community/domain/reminders';
import { reminderSettingsSchema } from '@prayer-community/domain/settings';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { deliveries } from '../deliveries/delivery-store.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { twilioAuthToken } from '../platform/parameters.ts';
import { audienceOf } from './members.ts';
import { readRequest } from './stored-request.ts';

const PER_RUN = 100;

/** Reminds of requests that nobody was given. */
export const remindUnassignedRequests = onSchedule(
  { schedule: 'every 15 minutes', region: FUNCTIONS_REGION, secrets: [twilioAuthToken] },
  async () => {
    const db = await firestore();
    const at = now();
    const settings = await db.collection(COLLECTIONS.settings).doc('reminders').get();
    const { unassigned_after_hours } = reminderSettingsSchema.parse(settings.data() ?? {});
    const due = await db
      .collection(COLLECTIONS.prayerRequests)
      .where('status', '==', 'new')
      .where('reminder_due_at', '<=', at)
      .orderBy('reminder_due_at')
      .limit(PER_RUN)
      .get();
    const reminded = await Promise.all(
      due.docs.map(({ ref }) => remind(db, ref, unassigned_after_hours, at)),
    );
    logOutcome('remindUnassignedRequests', `reminded of ${reminded.filter(Boolean).length}`, null);
  },
);

/** Queues the reminder and moves the due time on in one write: runs that overlap, or stop half-way, remind once. */
async function remind(db: Firestore, ref: DocumentReference, hours: number, now: Date): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const request = readRequest(await transaction.get(ref));
    const dueAt = request?.reminder_due_at ?? null;
    if (!request || dueAt === null || !isReminderDue(request, now)) {
      return false;
    }
    const audience = await audienceOf(db, request.submission_type, 'reminders');
    for (const message of reminderMessages(ref.id, dueAt, audience)) {
      transaction.set(deliveries(db).doc(message.key), newDelivery(message, now));
    }
    transaction.update(ref, { reminder_due_at: nextReminderAt(dueAt, hours, now) });
    return true;
  });
}
