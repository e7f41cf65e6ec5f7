import { getBlob, ref } from 'firebase/storage';
import { storage } from '../../../firebase/storage.ts';

/** The recording of a request, as the rules of the file store give it to staff. */
export function fetchRecording(audioPath: string): Promise<Blob> {
  return getBlob(ref(storage, audioPath));
}
