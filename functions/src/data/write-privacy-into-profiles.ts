import { storedInstant } from '@prayer-community/domain/fields/stored';
import { changeSessionHours, DEFAULT_SESSION_HOURS } from '@prayer-community/domain/settings/session-end';
import { type PrivacyInProfile, privacyInProfile } from '@prayer-community/domain/settings/settings';
import { profileFields } from '@prayer-community/domain/staff/profile';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { now } from '../platform/clock.ts';
import { readEach } from '../platform/reader-of.ts';
import { profiles } from '../platform/staff-account.ts';
import { privacySettings } from './settings.ts';

const sessionLengthSchema = z
  .object(profileFields(storedInstant))
  .pick({ session_hours: true, sessions_ended_at: true });

/**
 * Writes into every profile what rules read there: whether the team may hear recordings of confidential requests, and
 * how long a session lasts. A longer session length does not revive expired sessions. Uses the current settings, so
 * repeated or out-of-order calls are harmless. Returns how many profiles differed.
 */
export async function writePrivacyIntoProfiles(db: Firestore): Promise<number> {
  return db.runTransaction(async (transaction) => {
    const [settings, stored] = await Promise.all([
      transaction.get(privacySettings.ref(db)),
      transaction.get(profiles(db).select('hears_confidential', 'session_hours', 'sessions_ended_at')),
    ]);
    const chosen = privacyInProfile(privacySettings.read(settings));
    const outdated = stored.docs.filter((profile) => !isUpToDate(profile, chosen));
    for (const profile of outdated) {
      const [former = {}] = readEach(sessionLengthSchema, [profile]);
      const length = changeSessionHours(former, chosen.session_hours, now());
      transaction.update(profile.ref, { ...chosen, ...length });
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
