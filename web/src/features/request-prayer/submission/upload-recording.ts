import { ref, uploadBytesResumable } from 'firebase/storage';
import { storage } from '../../../firebase/storage.ts';

/**
 * Uploads a WAV to a path that nothing lies at yet.
 * @param onProgress gets the part that has arrived, 0 to 1
 * @throws StorageError of the SDK where it is refused or the connection fails for 30 seconds
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
