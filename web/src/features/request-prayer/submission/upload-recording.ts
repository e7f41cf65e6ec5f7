import { ref, uploadBytesResumable } from 'firebase/storage';
import { finishUpload } from '../../../firebase/finish-upload.ts';
import { storage } from '../../../firebase/storage.ts';

/**
 * Uploads a WAV file to a path that is not used yet.
 * @param onProgress receives the uploaded share, 0 to 1
 * @throws FirebaseError if the upload is refused, the connection fails for 30 seconds, or there is no progress for two
 * minutes
 */
export async function uploadRecording(
  path: string,
  wav: Blob,
  onProgress: (share: number) => void,
): Promise<void> {
  const task = uploadBytesResumable(ref(storage, path), wav, { contentType: 'audio/wav' });
  await finishUpload(task, onProgress);
}
