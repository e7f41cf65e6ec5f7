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

export function isOfSettings({ kind }: Attempt): boolean {
  return kind === COLLECTIONS.settings;
}

/** Returns the only settings document that no other attempt relies on. */
export function settingsTarget(db: Firestore): DocumentReference {
  return doc(db, COLLECTIONS.settings, 'reminders');
}

/** Removes the document if the attempt creates it, and stores one otherwise. */
export function prepareSettings(batch: WriteBatch, db: Firestore, { operation }: Attempt): void {
  if (operation === 'create') {
    batch.delete(settingsTarget(db));
  } else {
    batch.set(settingsTarget(db), settingsOf(12));
  }
}

/** Sets how long a request may wait unassigned. */
export function chooseSettings(db: Firestore, hours: number): Promise<void> {
  return setDoc(settingsTarget(db), settingsOf(hours));
}

function settingsOf(unassigned_after_hours: number) {
  return reminderSettingsSchema.parse({ unassigned_after_hours });
}
