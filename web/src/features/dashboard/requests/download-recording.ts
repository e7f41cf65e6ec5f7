import { getBlob, ref } from 'firebase/storage';
import { storage } from '../../../firebase/storage.ts';

/** The recording of a request, as storage rules give it to staff. */
export function downloadRecording(audioPath: string): Promise<Blob> {
  return getBlob(ref(storage, audioPath));
}
