import { COLLECTIONS } from '@prayer-community/domain/collections';
import { doc, getDocFromServer } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { isRefusal } from '../../../firebase/is-refusal.ts';
import { trackWrite } from '../../../ui/connection/pending-writes.ts';
import { type StaffRequest, storedRequestSchema } from '../requests/staff-request.ts';
import { RequestChangedError } from './request-changed-error.ts';

/** A write that makes the next revision of a request. */
export interface Revision {
  /** The number that it makes. */
  revision: number;
  /** Whether a request is still as this write left it. */
  isApplied: (current: StaffRequest) => boolean;
  write: () => Promise<void>;
}

/**
 * Writes the next revision of a request. Without a connection the SDK queues it.
 * @throws RequestChangedError where somebody else was faster
 * @throws FirebaseError where the rules refuse for another reason
 */
export async function writeRevision(id: string, { revision, isApplied, write }: Revision): Promise<void> {
  try {
    await trackWrite(write());
  } catch (error) {
    if (!isRefusal(error)) {
      throw error;
    }
    const current = await readCurrent(id);
    // The SDK sends a write once more whose answer was lost, and what it made itself has the rules refuse it.
    if (current !== null && isApplied(current)) {
      return;
    }
    // Had nobody acted in between, this write would have made its revision.
    if (current === null || current.revision >= revision) {
      throw new RequestChangedError(current);
    }
    throw error;
  }
}

/** The request as the database has it; null where the reader may not see it any more. */
async function readCurrent(id: string): Promise<StaffRequest | null> {
  try {
    const snapshot = await getDocFromServer(doc(firestore, COLLECTIONS.prayerRequests, id));
    const stored = storedRequestSchema.safeParse(snapshot.data());
    return stored.success ? { ...stored.data, id } : null;
  } catch (error) {
    if (isRefusal(error)) {
      return null;
    }
    throw error;
  }
}
