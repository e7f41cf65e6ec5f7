import { FIRST_SET_UP } from '@prayer-community/domain/settings/set-up';
import { FIRST_PRIVACY } from '@prayer-community/domain/settings/settings';
import type { Firestore } from 'firebase-admin/firestore';
import { createMissing } from '../data/create-missing.ts';
import { privacySettings, setUpSettings } from '../data/settings.ts';

/**
 * Stores the settings that a community starts with: who reads confidential requests, and that the setup is still to be
 * done. What leadership has chosen stays unchanged.
 */
export async function storeFirstSettings(db: Firestore): Promise<void> {
  await createMissing(db, [
    { ref: privacySettings.ref(db), fields: FIRST_PRIVACY },
    { ref: setUpSettings.ref(db), fields: FIRST_SET_UP },
  ]);
}
