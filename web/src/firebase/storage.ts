import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { emulators, firebaseApp } from './firebase-app.ts';

/** A visitor waits for an upload. The SDK's default of 10 minutes of retries would look like a frozen form. */
const UPLOAD_RETRY_MS = 30_000;

export const storage = getStorage(firebaseApp);
storage.maxUploadRetryTime = UPLOAD_RETRY_MS;

if (emulators) {
  connectStorageEmulator(storage, emulators.storage.host, emulators.storage.port);
}
