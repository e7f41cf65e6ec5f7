import {
  isApplied,
  type TransitionFields,
} from '@prayer-community/domain/prayer-request/request-transitions';
import { serverTimestamp, updateDoc } from 'firebase/firestore';
import { requestRef } from '../request-ref.ts';
import { writeRevision } from './write-revision.ts';

/** When the team contacted the requester. `now` is the server's time. */
export type ContactMoment = Date | 'now';

/**
 * Writes one transition of a request. The SDK queues the write while offline.
 * @throws RequestChangedError if someone else changed the request first
 * @throws FirebaseError if the rules refuse the write for another reason
 */
export async function changeRequest(id: string, fields: TransitionFields<ContactMoment>): Promise<void> {
  await writeRevision(id, {
    revision: fields.revision,
    isApplied: (current) => isApplied(current, fields),
    write: () => updateDoc(requestRef(id), { ...fields, ...serverTimes(fields) }),
  });
}

function serverTimes({ contacted_at }: TransitionFields<ContactMoment>) {
  const now = serverTimestamp();
  return { updated_at: now, ...(contacted_at === 'now' && { contacted_at: now }) };
}
