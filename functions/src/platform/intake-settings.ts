import { COLLECTIONS } from '@prayer-community/domain/collections';
import { type IntakeSettings, intakeSettingsSchema } from '@prayer-community/domain/settings/settings';
import type { Firestore } from 'firebase-admin/firestore';

/** Where leadership takes requests; the defaults where it chose nothing. */
export async function readIntakeSettings(db: Firestore): Promise<IntakeSettings> {
  const document = await db.collection(COLLECTIONS.settings).doc('intake').get();
  return intakeSettingsSchema.parse(document.data() ?? {});
}
