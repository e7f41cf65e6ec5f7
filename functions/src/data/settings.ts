import { COLLECTIONS } from '@prayer-community/domain/collections';
import { SETTINGS, type Settings, type SettingsName } from '@prayer-community/domain/settings/settings';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod';
import { readDocument } from '../platform/reader-of.ts';

interface StoredSettings<Chosen> {
  ref(db: Firestore): DocumentReference;
  /** Returns the stored settings, with defaults for anything that leadership has not set. */
  read(document: DocumentSnapshot | undefined): Chosen;
  load(db: Firestore): Promise<Chosen>;
}

const SCHEMAS: { [Name in SettingsName]: z.ZodType<Settings[Name]> } = SETTINGS;

export const identitySettings = storedSettings('identity');
export const intakeSettings = storedSettings('intake');
export const privacySettings = storedSettings('privacy');
export const reminderSettings = storedSettings('reminders');
export const requesterSettings = storedSettings('requesters');
export const safetySettings = storedSettings('safety');
export const screenSettings = storedSettings('screens');
export const prayerSessionSettings = storedSettings('prayer_sessions');
export const setUpSettings = storedSettings('set_up');
export const siteSettings = storedSettings('site');
export const wallSettings = storedSettings('wall');

function storedSettings<Name extends SettingsName>(name: Name): StoredSettings<Settings[Name]> {
  const ref = (db: Firestore) => db.collection(COLLECTIONS.settings).doc(name);
  const read = (document: DocumentSnapshot | undefined) =>
    document?.exists ? readDocument(SCHEMAS[name], document) : SCHEMAS[name].parse({});
  return { ref, read, load: async (db) => read(await ref(db).get()) };
}
