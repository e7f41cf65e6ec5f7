import { DEFAULT_SESSION_HOURS } from '@prayer-community/domain/settings/session-end';
import { type PrivacyInProfile, privacyInProfile } from '@prayer-community/domain/settings/settings';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { profiles } from '../data/profile.ts';
import { privacySettings } from '../data/settings.ts';

/**
 * Writes into every profile what rules read there: whether recordings of confidential requests are open to the team, and for how
 * long a session continues. It goes by the settings as they are, so that calls that come twice or out of order do no harm.
 */
export async function writePrivacyIntoProfiles(db: Firestore): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const [settings, stored] = await Promise.all([
      transaction.get(privacySettings.ref(db)),
      transaction.get(profiles(db).select('hears_confidential', 'session_hours')),
    ]);
    const chosen = privacyInProfile(privacySettings.read(settings));
    for (const profile of stored.docs) {
      if (!isUpToDate(profile, chosen)) {
        transaction.update(profile.ref, { ...chosen });
      }
    }
  });
}

/** What is absent counts as the default. */
function isUpToDate(
  profile: DocumentSnapshot,
  { hears_confidential, session_hours }: PrivacyInProfile,
): boolean {
  return (
    (profile.get('hears_confidential') ?? true) === hears_confidential &&
    (profile.get('session_hours') ?? DEFAULT_SESSION_HOURS) === session_hours
  );
}
