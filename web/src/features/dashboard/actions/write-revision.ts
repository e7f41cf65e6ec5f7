import { getDocFromServer } from 'firebase/firestore';
import { isPermissionDenied } from '../../../firebase/is-permission-denied.ts';
import { trackWrite } from '../../../ui/connection/pending-writes.ts';
import { requestRef } from '../request-ref.ts';
import { type StaffRequest, storedRequestSchema } from '../requests/staff-request.ts';
import { RequestChangedError } from './request-changed-error.ts';
import { writeAlone } from './revisions-underway.ts';

/** A write that produces the next revision of a request. */
export interface Revision {
  /** The revision number that this write produces. */
  revision: number;
  /** Returns true if the request is still as this write left it. */
  isApplied: (current: StaffRequest) => boolean;
  write: () => Promise<void>;
}

/**
 * Writes the next revision of a request. The SDK queues the write while offline.
 * @throws RequestChangedError if someone else changed the request first
 * @throws RevisionUnderwayError if this page awaits confirmation of an earlier revision
 * @throws FirebaseError if the rules refuse the write for another reason
 */
export async function writeRevision(id: string, next: Revision): Promise<void> {
  await writeAlone(id, () => writeAndConfirm(id, next));
}

async function writeAndConfirm(id: string, { revision, isApplied, write }: Revision): Promise<void> {
  try {
    await trackWrite(write());
  } catch (error) {
    if (!isPermissionDenied(error)) {
      throw error;
    }
    const current = await readCurrent(id);
    // If a response was lost, the SDK resends the write. The rules refuse it because the first attempt was already
    // applied.
    if (current !== null && isApplied(current)) {
      return;
    }
    // A revision at or above the one this write produces means that someone else wrote in between.
    if (current === null || current.revision >= revision) {
      throw new RequestChangedError(current);
    }
    throw error;
  }
}

/** Reads the request from the server. Null if the reader may no longer see it. */
async function readCurrent(id: string): Promise<StaffRequest | null> {
  try {
    const snapshot = await getDocFromServer(requestRef(id));
    const stored = storedRequestSchema.safeParse(snapshot.data());
    return stored.success ? { ...stored.data, id } : null;
  } catch (error) {
    if (isPermissionDenied(error)) {
      return null;
    }
    throw error;
  }
}
