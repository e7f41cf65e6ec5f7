import { COLLECTIONS } from '@prayer-community/domain/collections';
import { type RequesterSettings, requesterSettingsSchema } from '@prayer-community/domain/settings/settings';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

/** Where leadership's choices about what requesters are offered are. */
export function requesterSettingsRef(db: Firestore): DocumentReference {
  return db.collection(COLLECTIONS.settings).doc('requesters');
}

/** What leadership chose; the defaults where it chose nothing. */
export function readRequesterSettings(document: DocumentSnapshot | undefined): RequesterSettings {
  return requesterSettingsSchema.parse(document?.data() ?? {});
}
