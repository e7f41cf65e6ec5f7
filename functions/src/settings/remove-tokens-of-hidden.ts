import { recordingFolder } from '@prayer-community/domain/request-form/recording-path';
import { isConfidentialVisibleToTeam } from '@prayer-community/domain/settings/settings';
import type { Firestore } from 'firebase-admin/firestore';
import { requests } from '../data/request.ts';
import { privacySettings } from '../data/settings.ts';
import type { Bucket } from '../platform/admin.ts';
import { removeDownloadTokensBelow } from '../platform/remove-download-tokens.ts';
import { runInGroups } from '../platform/run-in-groups.ts';

/** Removes the download tokens of all confidential recordings if only leadership may hear them. */
export async function removeTokensOfHidden(db: Firestore, bucket: Bucket): Promise<void> {
  if (isConfidentialVisibleToTeam(await privacySettings.load(db))) {
    return;
  }
  const confidential = await requests(db)
    .where('archive_status', '==', 'active')
    .where('submission_type', '==', 'confidential')
    .select('audio_path')
    .get();
  const recorded = confidential.docs.filter((request) => request.get('audio_path') !== null);
  await runInGroups(recorded, ({ id }) => removeDownloadTokensBelow(bucket, recordingFolder(id)));
}
