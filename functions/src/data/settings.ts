import { COLLECTIONS } from '@prayer-community/domain/collections';
import { type PrivacySettings, privacySettingsSchema } from '@prayer-community/domain/settings/settings';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

/** Where leadership's choices about privacy are. */
export function privacySettingsRef(db: Firestore): DocumentReference {
  return db.collection(COLLECTIONS.settings).doc('privacy');
}

/** What leadership chose; the defaults where it chose nothing. */
export function readPrivacySettings(document: DocumentSnapshot | undefined): PrivacySettings {
  return privacySettingsSchema.parse(document?.data() ?? {});
}
