import { FIRST_SET_UP } from '@prayer-community/domain/settings/set-up';
import { FIRST_PRIVACY } from '@prayer-community/domain/settings/settings';
import type { Firestore } from 'firebase-admin/firestore';
import { privacySettings, setUpSettings } from '../data/settings.ts';

/**
 * Stores the settings that a community starts with: who reads confidential requests, and that the setup is still to be
 * done. What leadership has chosen stays unchanged.
 */
export async function storeFirstSettings(db: Firestore): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const first = [
      { ref: privacySettings.ref(db), settings: FIRST_PRIVACY },
      { ref: setUpSettings.ref(db), settings: FIRST_SET_UP },
    ];
    const stored = await transaction.getAll(...first.map(({ ref }) => ref));
    for (const [index, { ref, settings }] of first.entries()) {
      if (!stored[index]?.exists) {
        transaction.create(ref, settings);
      }
    }
  });
}
