import { FIRST_SET_UP } from '@prayer-community/domain/settings/set-up';
import { FIRST_PRIVACY } from '@prayer-community/domain/settings/settings';
import type { Firestore } from 'firebase-admin/firestore';
import { privacySettings, setUpSettings } from '../data/settings.ts';

/** Stores who reads confidential requests in a community that begins, and that it is yet to be set up; what leadership chose stays as it is. */
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
