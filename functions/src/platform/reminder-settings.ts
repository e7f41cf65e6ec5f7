import { COLLECTIONS } from '@prayer-community/domain/collections';
import { type ReminderSettings, reminderSettingsSchema } from '@prayer-community/domain/settings/settings';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

/** Where leadership's choice about reminders is. */
export function reminderSettingsRef(db: Firestore): DocumentReference {
  return db.collection(COLLECTIONS.settings).doc('reminders');
}

/** What leadership chose; the defaults where it chose nothing. */
export function readReminderSettings(document: DocumentSnapshot | undefined): ReminderSettings {
  return reminderSettingsSchema.parse(document?.data() ?? {});
}
