import { getBlob, ref } from 'firebase/storage';
import { storage } from '../../firebase/storage.ts';

/** Long enough for several gigabytes on a slow connection. The SDK would give up after two minutes. */
const DOWNLOAD_MS = 6 * 3_600_000;

/** Downloads an archive. The Storage rules allow this to leadership only. */
export function fetchArchive(path: string): Promise<Blob> {
  const usual = storage.maxOperationRetryTime;
  // The SDK reads this value when the request is made.
  storage.maxOperationRetryTime = DOWNLOAD_MS;
  const archive = getBlob(ref(storage, path));
  storage.maxOperationRetryTime = usual;
  return archive;
}
