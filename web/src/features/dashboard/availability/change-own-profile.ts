import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { AvailabilityFields } from '@prayer-community/domain/staff/availability';
import type { NotificationPreferences } from '@prayer-community/domain/staff/profile';
import type { Language } from '@prayer-community/i18n/language';
import { doc, updateDoc } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { trackWrite } from '../../../ui/connection/pending-writes.ts';

type OwnProfileFields =
  | AvailabilityFields
  | { [Name in keyof NotificationPreferences as `notification_preferences.${Name}`]?: boolean }
  | { languages: readonly Language[] }
  | { has_seen_tour: true };

export async function changeOwnProfile(uid: string, fields: OwnProfileFields): Promise<void> {
  await trackWrite(updateDoc(doc(firestore, COLLECTIONS.profiles, uid), { ...fields }));
}
