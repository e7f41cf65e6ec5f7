import { COLLECTIONS } from '@prayer-community/domain/collections';
import { effectiveUrgency } from '@prayer-community/domain/prayer-request/effective-urgency';
import { newPrayerRequest } from '@prayer-community/domain/prayer-request/new-prayer-request';
import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import {
  DEFAULT_NOTIFICATION_PREFERENCES,
  type Profile,
  type StaffRole,
} from '@prayer-community/domain/staff/profile';
import { prayerData } from '@prayer-community/domain/testing/prayer-data';
import { doc, type Firestore, setDoc } from 'firebase/firestore/lite';
import { UIDS } from './rules-environment.ts';

/** Returns a request as submitted, with the given changes. */
export function storedRequest(changes: Partial<PrayerRequest<Date>> = {}): PrayerRequest<Date> {
  const submission = {
    prayerData: prayerData({ is_on_behalf: false }),
    contactData: { first_name: 'Ruth', last_name: 'Meyer', phone: null, email: null },
    audioPath: null,
  };
  const request = { ...newPrayerRequest(submission, new Date(), true), ...changes };
  return { ...request, effective_urgency: effectiveUrgency(request) };
}

export function storedProfile(uid: string, role: StaffRole): Profile<Date> {
  return {
    user_id: uid,
    first_name: 'Anna',
    last_name: uid,
    email: `${uid}@example.org`,
    username: uid,
    phone: null,
    role,
    status: 'available',
    created_at: new Date(),
    unavailable_start_date: null,
    unavailable_end_date: null,
    notification_preferences: DEFAULT_NOTIFICATION_PREFERENCES,
  };
}

/** Stores a leader and a prayer team member. `db` must bypass the rules. */
export async function storeStaff(db: Firestore): Promise<void> {
  await setDoc(doc(db, COLLECTIONS.profiles, UIDS.leadership), storedProfile(UIDS.leadership, 'leadership'));
  await setDoc(
    doc(db, COLLECTIONS.profiles, UIDS.prayer_team),
    storedProfile(UIDS.prayer_team, 'prayer_team'),
  );
}
