import type { Firestore } from 'firebase-admin/firestore';
import { deleteCircleContent, deleteCircleIn } from '../data/circle-deletion.ts';

/** Erases a deleted circle again after a restored backup brought it back. */
export async function eraseCircle(db: Firestore, circleId: string, now: Date): Promise<void> {
  await db.runTransaction((transaction) => deleteCircleIn(db, transaction, circleId, now));
  await deleteCircleContent(db, circleId, now);
}
