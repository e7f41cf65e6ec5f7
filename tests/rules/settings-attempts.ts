import { COLLECTIONS } from '@prayer-community/domain/collections';
import { reminderSettingsSchema } from '@prayer-community/domain/settings/settings';
import {
  type DocumentReference,
  doc,
  type Firestore,
  setDoc,
  type WriteBatch,
} from 'firebase/firestore/lite';
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
export function prepareSettings(batch: WriteBatch, db: Firestore, { operation }: Attempt): void {
  if (operation === 'create') {
    batch.delete(settingsTarget(db));
  } else {
    batch.set(settingsTarget(db), settingsOf(12));
  }
}

/** Chooses how long an unassigned request waits. */
export function chooseSettings(db: Firestore, hours: number): Promise<void> {
  return setDoc(settingsTarget(db), settingsOf(hours));
}

function settingsOf(unassigned_after_hours: number) {
  return reminderSettingsSchema.parse({ unassigned_after_hours });
}
