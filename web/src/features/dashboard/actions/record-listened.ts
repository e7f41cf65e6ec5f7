import { markListened } from '@prayer-community/domain/prayer-request/effective-urgency';
import { updateDoc } from 'firebase/firestore';
import { confirmChanged } from '../../../firebase/confirm-changed.ts';
import { trackWrite } from '../../../ui/connection/pending-writes.ts';
import { requestRef } from '../request-ref.ts';
import { type StaffRequest, storedRequestSchema } from '../requests/staff-request.ts';

/** Records that a staff member listened to the recording. The SDK queues the write while offline. */
export async function recordListened(request: StaffRequest): Promise<void> {
  const reference = requestRef(request.id);
  const write = updateDoc(reference, { ...markListened(request) });
  await trackWrite(
    confirmChanged(write, reference, storedRequestSchema, ({ awaits_listening }) => !awaits_listening),
  );
}
