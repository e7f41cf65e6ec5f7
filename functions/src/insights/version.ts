import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** When a document was written as it is in the snapshot, in microseconds: Firestore gives no two writes of it the same. */
export function versionOf({ ref, updateTime }: DocumentSnapshot): number {
  if (!updateTime) {
    throw new Error(`${ref.parent.id} has a document that was never written`);
  }
  return updateTime.seconds * 1_000_000 + Math.floor(updateTime.nanoseconds / 1_000);
}
