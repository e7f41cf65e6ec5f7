import { DEFAULT_SESSION_HOURS } from '@prayer-community/domain/settings/session-end';
import { type PrivacyInProfile, privacyInProfile } from '@prayer-community/domain/settings/settings';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { profiles } from '../platform/staff-account.ts';
import { privacySettings } from './settings.ts';

/**
 * Writes into every profile what rules read there: whether the team may hear recordings of confidential requests, and
 * how long a session lasts. Uses the current settings, so repeated or out-of-order calls are harmless. Returns how many
 * profiles differed.
 */
export async function writePrivacyIntoProfiles(db: Firestore): Promise<number> {
  return db.runTransaction(async (transaction) => {
    const [settings, stored] = await Promise.all([
      transaction.get(privacySettings.ref(db)),
      transaction.get(profiles(db).select('hears_confidential', 'session_hours')),
    ]);
    const chosen = privacyInProfile(privacySettings.read(settings));
    const outdated = stored.docs.filter((profile) => !isUpToDate(profile, chosen));
    for (const { ref } of outdated) {
      transaction.update(ref, { ...chosen });
    }
    return outdated.length;
  });
}

/** A missing field counts as the default. */
function isUpToDate(
  profile: DocumentSnapshot,
  { hears_confidential, session_hours }: PrivacyInProfile,
): boolean {
  return (
    (profile.get('hears_confidential') ?? true) === hears_confidential &&
    (profile.get('session_hours') ?? DEFAULT_SESSION_HOURS) === session_hours
  );
}
