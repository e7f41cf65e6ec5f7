import { MINUTE_MS } from '@prayer-community/domain/fields/durations';
import { FirebaseError } from 'firebase/app';
import type { UploadTask } from 'firebase/storage';

/** Longer than a slow connection needs for what a browser buffers, during which there is no progress. */
const STALLED_AFTER_MS = 2 * MINUTE_MS;

/**
 * Waits until an upload ends.
 * @param onProgress receives the uploaded share, 0 to 1
 * @throws FirebaseError if the upload is refused or canceled, the connection fails for 30 seconds, or there is no
 * progress for two minutes
 */
export async function finishUpload(task: UploadTask, onProgress: (share: number) => void): Promise<void> {
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
