import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { Profile } from '@prayer-community/domain/staff/profile';
import type { Firestore } from 'firebase-admin/firestore';

/** Stores the profile of a leader without an account, who is available and notified of everything, with the given changes. */
export async function storeProfile(
  db: Firestore,
  uid: string,
  created_at: Date,
  changes: Partial<Profile<Date>> = {},
): Promise<void> {
  const profile: Profile<Date> = {
    user_id: uid,
    first_name: uid,
    last_name: 'Okafor',
    email: `${uid}@example.org`,
    username: uid,
    phone: null,
    role: 'leadership',
    status: 'available',
    created_at,
    unavailable_start_date: null,
    unavailable_end_date: null,
    notification_preferences: { newRequests: true, reminders: true },
    ...changes,
  };
  await db.collection(COLLECTIONS.profiles).doc(uid).set(profile);
}
