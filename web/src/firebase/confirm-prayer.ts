import { mayPrayAgain } from '@prayer-community/domain/belief-wall/belief-wall-pace';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import { type DocumentReference, getDocFromServer } from 'firebase/firestore';
import { isPermissionDenied } from './is-permission-denied.ts';

/**
 * Waits for a batch that counts a prayer. The SDK repeats a batch whose response was lost, and the rules refuse the
 * repeated one because the prayer is recent. In that case, the prayer was counted.
 * @param prayer the document by which the rules limit the pace
 * @returns when the prayer was counted, in epoch milliseconds
 * @throws FirebaseError if the prayer was not counted
 */
export async function confirmPrayer(batch: Promise<void>, prayer: DocumentReference): Promise<number> {
  try {
    await batch;
    return Date.now();
  } catch (error) {
    const prayedAt = isPermissionDenied(error) ? await readPrayedAt(prayer) : null;
    if (prayedAt === null || mayPrayAgain(prayedAt, new Date())) {
      throw error;
    }
    // The clock of this device may be behind the server's.
    return Math.min(prayedAt.getTime(), Date.now());
  }
}

/** Returns null if the prayer is not there or cannot be read. */
function readPrayedAt(prayer: DocumentReference): Promise<Date | null> {
  return getDocFromServer(prayer).then(
    (found) => storedInstant.safeParse(found.get('created_at')).data ?? null,
    () => null,
  );
}
