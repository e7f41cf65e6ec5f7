import { COLLECTIONS } from '@prayer-community/domain/collections';
import { identitySettingsSchema } from '@prayer-community/domain/settings/identity';
import { screenSettingsSchema } from '@prayer-community/domain/settings/screens';
import { setUpSettingsSchema } from '@prayer-community/domain/settings/set-up';
import {
  intakeSettingsSchema,
  privacySettingsSchema,
  reminderSettingsSchema,
  requesterSettingsSchema,
  safetySettingsSchema,
  sessionSettingsSchema,
  siteSettingsSchema,
  wallSettingsSchema,
} from '@prayer-community/domain/settings/settings';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod';

interface StoredSettings<Settings> {
  ref(db: Firestore): DocumentReference;
  /** Returns the stored settings, with defaults for anything that leadership has not set. */
  read(document: DocumentSnapshot | undefined): Settings;
}

export const identitySettings = storedSettings('identity', identitySettingsSchema);
export const intakeSettings = storedSettings('intake', intakeSettingsSchema);
export const privacySettings = storedSettings('privacy', privacySettingsSchema);
export const reminderSettings = storedSettings('reminders', reminderSettingsSchema);
export const requesterSettings = storedSettings('requesters', requesterSettingsSchema);
export const safetySettings = storedSettings('safety', safetySettingsSchema);
export const screenSettings = storedSettings('screens', screenSettingsSchema);
export const sessionSettings = storedSettings('prayer_sessions', sessionSettingsSchema);
export const setUpSettings = storedSettings('set_up', setUpSettingsSchema);
export const siteSettings = storedSettings('site', siteSettingsSchema);
export const wallSettings = storedSettings('wall', wallSettingsSchema);

function storedSettings<Schema extends z.ZodType>(
  id: string,
  schema: Schema,
): StoredSettings<z.infer<Schema>> {
  return {
    ref: (db) => db.collection(COLLECTIONS.settings).doc(id),
    read: (document) => schema.parse(document?.data() ?? {}),
  };
}
