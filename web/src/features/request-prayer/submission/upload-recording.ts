import { MINUTE_MS } from '@prayer-community/domain/fields/durations';
import { FirebaseError } from 'firebase/app';
import { ref, uploadBytesResumable } from 'firebase/storage';
import { storage } from '../../../firebase/storage.ts';

/** Longer than a slow connection needs for what a browser buffers, during which there is no progress. */
const STALLED_AFTER_MS = 2 * MINUTE_MS;

/**
 * Uploads a WAV file to a path that is not used yet.
 * @param onProgress receives the uploaded share, 0 to 1
 * @throws FirebaseError if the upload is refused, the connection fails for 30 seconds, or there is no progress for two
 * minutes
 */
export async function uploadRecording(
  path: string,
  wav: Blob,
  onProgress: (fraction: number) => void,
): Promise<void> {
  const task = uploadBytesResumable(ref(storage, path), wav, { contentType: 'audio/wav' });
  let timer: ReturnType<typeof setTimeout>;
  await new Promise<void>((resolve, reject) => {
    // The SDK limits its retries only, and waits for a request in progress as long as the browser does.
    const awaitProgress = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reject(new FirebaseError('storage/retry-limit-exceeded', 'The upload makes no progress.'));
        task.cancel();
      }, STALLED_AFTER_MS);
    };
    awaitProgress();
    task.on(
      'state_changed',
      ({ bytesTransferred, totalBytes }) => {
        awaitProgress();
        onProgress(bytesTransferred / totalBytes);
      },
      reject,
      resolve,
    );
  }).finally(() => clearTimeout(timer));
}
