import { COLLECTIONS } from '@prayer-community/domain/collections';
import { hearsConfidential } from '@prayer-community/domain/settings';
import type { Firestore } from 'firebase-admin/firestore';
import { privacySettingsRef, readPrivacySettings } from '../platform/privacy-settings.ts';

/**
 * Writes into every profile whether recordings of confidential requests are open to the team, where the file store's
 * rules read it. It goes by the settings as they are, so that calls that come twice or out of order do no harm.
 */
export async function writePrivacyIntoProfiles(db: Firestore): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const [settings, profiles] = await Promise.all([
      transaction.get(privacySettingsRef(db)),
      transaction.get(db.collection(COLLECTIONS.profiles).select('hears_confidential')),
    ]);
    const hears_confidential = hearsConfidential(readPrivacySettings(settings));
    for (const profile of profiles.docs) {
      if ((profile.get('hears_confidential') ?? true) !== hears_confidential) {
        transaction.update(profile.ref, { hears_confidential });
      }
    }
  });
}
