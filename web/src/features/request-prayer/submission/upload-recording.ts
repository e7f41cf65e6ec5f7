import { ref, uploadBytesResumable } from 'firebase/storage';
import { storage } from '../../../firebase/storage.ts';

/**
 * Uploads a WAV file to a path that is not used yet.
 * @param onProgress receives the uploaded share, 0 to 1
 * @throws StorageError from the SDK if the upload is refused or the connection fails for 30 seconds
 */
export async function uploadRecording(
  path: string,
  wav: Blob,
  onProgress: (fraction: number) => void,
): Promise<void> {
  const task = uploadBytesResumable(ref(storage, path), wav, { contentType: 'audio/wav' });
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => onProgress(bytesTransferred / totalBytes));
  await task;
}
