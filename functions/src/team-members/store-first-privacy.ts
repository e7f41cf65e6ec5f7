import { FIRST_PRIVACY } from '@prayer-community/domain/settings/settings';
import type { Firestore } from 'firebase-admin/firestore';
import { privacySettings } from '../data/settings.ts';

/** Stores who reads confidential requests in a community that begins; what leadership chose stays as it is. */
export async function storeFirstPrivacy(db: Firestore): Promise<void> {
  const ref = privacySettings.ref(db);
  await db.runTransaction(async (transaction) => {
    if (!(await transaction.get(ref)).exists) {
      transaction.create(ref, FIRST_PRIVACY);
    }
  });
}
