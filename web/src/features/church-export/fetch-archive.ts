import { getBlob, ref } from 'firebase/storage';
import { storage } from '../../firebase/storage.ts';

/** Longer than a slow connection takes for some gigabytes; the SDK would break off after two minutes. */
const DOWNLOAD_MS = 6 * 3_600_000;

/** An archive, as the rules of the file store give it to leadership. */
export function fetchArchive(path: string): Promise<Blob> {
  const usual = storage.maxOperationRetryTime;
  // The SDK reads it when the request is made.
  storage.maxOperationRetryTime = DOWNLOAD_MS;
  const archive = getBlob(ref(storage, path));
  storage.maxOperationRetryTime = usual;
  return archive;
}
