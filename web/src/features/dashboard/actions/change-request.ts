import { COLLECTIONS } from '@prayer-community/domain/collections';
import {
  isApplied,
  type TransitionFields,
} from '@prayer-community/domain/prayer-request/request-transitions';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { writeRevision } from './write-revision.ts';

/** When the team contacted the requester. `now` is the server's time. */
export type ContactMoment = Date | 'now';

/**
 * Writes one transition of a request. The SDK queues the write while offline.
 * @throws RequestChangedError if someone else changed the request first
 * @throws FirebaseError if the rules refuse the write for another reason
 */
export async function changeRequest(id: string, fields: TransitionFields<ContactMoment>): Promise<void> {
  const reference = doc(firestore, COLLECTIONS.prayerRequests, id);
  await writeRevision(id, {
    revision: fields.revision,
    isApplied: (current) => isApplied(current, fields),
    write: () => updateDoc(reference, { ...fields, ...serverTimes(fields) }),
  });
}

function serverTimes({ contacted_at }: TransitionFields<ContactMoment>) {
  const now = serverTimestamp();
  return { updated_at: now, ...(contacted_at === 'now' && { contacted_at: now }) };
}
