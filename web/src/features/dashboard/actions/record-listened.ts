import { COLLECTIONS } from '@prayer-community/domain/collections';
import { markListened } from '@prayer-community/domain/prayer-request/effective-urgency';
import { doc, updateDoc } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { trackWrite } from '../../../ui/connection/pending-writes.ts';
import type { StaffRequest } from '../requests/staff-request.ts';

/** Records that somebody heard the recording. Without a connection it is stored, and sent once there is one. */
export async function recordListened(request: StaffRequest): Promise<void> {
  await trackWrite(
    updateDoc(doc(firestore, COLLECTIONS.prayerRequests, request.id), { ...markListened(request) }),
  );
}
