import { COLLECTIONS } from '@prayer-community/domain/collections';
import { recordingFolder } from '@prayer-community/domain/request-form/recording-path';
import { hearsConfidential } from '@prayer-community/domain/settings/settings';
import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { privacySettings } from '../data/settings.ts';
import { removeTokensBelow } from '../platform/remove-tokens.ts';

/** Removes the download tokens of all confidential recordings where leadership keeps these to itself. */
export async function removeTokensOfHidden(
  db: Firestore,
  bucket: ReturnType<Storage['bucket']>,
): Promise<void> {
  if (hearsConfidential(privacySettings.read(await privacySettings.ref(db).get()))) {
    return;
  }
  const confidential = await db
    .collection(COLLECTIONS.prayerRequests)
    .where('archive_status', '==', 'active')
    .where('submission_type', '==', 'confidential')
    .select('audio_path')
    .get();
  const recorded = confidential.docs.filter((request) => request.get('audio_path') !== null);
  await Promise.all(recorded.map(({ id }) => removeTokensBelow(bucket, recordingFolder(id))));
}
