import type { DocumentSnapshot } from 'firebase-admin/firestore';

/**
 * Returns when the snapshot's version of a document was written, in microseconds. Firestore gives no two writes of a
 * document the same time.
 */
export function versionOf({ ref, updateTime }: DocumentSnapshot): number {
  if (!updateTime) {
    throw new Error(`${ref.parent.id} has a document that was never written`);
  }
  return updateTime.seconds * 1_000_000 + Math.floor(updateTime.nanoseconds / 1_000);
}
