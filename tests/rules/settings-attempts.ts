import { COLLECTIONS } from '@prayer-community/domain/collections';
import { reminderSettingsSchema } from '@prayer-community/domain/settings';
import { type DocumentReference, deleteDoc, doc, type Firestore, setDoc } from 'firebase/firestore';
import type { Attempt } from './direct-attempts.ts';

/** True for the settings, whose documents have names of their own. */
export function isOfSettings({ kind }: Attempt): boolean {
  return kind === COLLECTIONS.settings;
}

/** The one settings document that no other attempt depends on. */
export function settingsTarget(db: Firestore): DocumentReference {
  return doc(db, COLLECTIONS.settings, 'reminders');
}

/** Leaves nothing to create, or something to change. */
export function prepareSettings(db: Firestore, { operation }: Attempt): Promise<void> {
  return operation === 'create' ? deleteDoc(settingsTarget(db)) : chooseSettings(db, 12);
}

/** Chooses how long an unassigned request waits. */
export function chooseSettings(db: Firestore, hours: number): Promise<void> {
  return setDoc(settingsTarget(db), reminderSettingsSchema.parse({ unassigned_after_hours: hours }));
}
