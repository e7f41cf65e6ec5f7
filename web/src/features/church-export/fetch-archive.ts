import { HOUR_MS } from '@prayer-community/domain/fields/durations';
import { getBlob, ref } from 'firebase/storage';
import { storage } from '../../firebase/storage.ts';
import { countAsActivity } from '../../session/idle/watch-activity.ts';

/** Long enough for several gigabytes on a slow connection. The SDK would give up after two minutes. */
const DOWNLOAD_MS = 6 * HOUR_MS;

/** Downloads an archive. The Storage rules allow this to leadership only, who stay signed in until it is done. */
export function fetchArchive(path: string): Promise<Blob> {
  const usual = storage.maxOperationRetryTime;
  // The SDK reads this value when the request is made.
  storage.maxOperationRetryTime = DOWNLOAD_MS;
  const archive = getBlob(ref(storage, path));
  storage.maxOperationRetryTime = usual;
  return countAsActivity(archive);
}
