import { COLLECTIONS } from '@prayer-community/domain/collections';
import {
  isApplied,
  type TransitionFields,
} from '@prayer-community/domain/prayer-request/request-transitions';
import { doc, type FieldValue, serverTimestamp, updateDoc } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { writeRevision } from './write-revision.ts';

/**
 * Writes one transition of a request. Without a connection the SDK queues it.
 * @throws RequestChangedError where somebody else was faster
 * @throws FirebaseError where the rules refuse for another reason
 */
export async function changeRequest(id: string, fields: TransitionFields<Date | FieldValue>): Promise<void> {
  const reference = doc(firestore, COLLECTIONS.prayerRequests, id);
  await writeRevision(id, {
    revision: fields.revision,
    isApplied: (current) => isApplied(current, fields),
    write: () => updateDoc(reference, { ...fields, updated_at: serverTimestamp() }),
  });
}
