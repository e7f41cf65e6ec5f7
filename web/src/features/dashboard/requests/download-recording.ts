import { getBlob, ref } from 'firebase/storage';
import { storage } from '../../../firebase/storage.ts';

/** Downloads the recording of a request. The Storage rules allow this for staff. */
export function downloadRecording(audioPath: string): Promise<Blob> {
  return getBlob(ref(storage, audioPath));
}
