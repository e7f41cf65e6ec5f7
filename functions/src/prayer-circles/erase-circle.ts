import type { Firestore } from 'firebase-admin/firestore';
import { deleteCircleIn, emptyCircle } from '../data/circle-deletion.ts';

/** Erases again what a restored backup holds of a circle that was deleted. */
export async function eraseCircle(db: Firestore, circleId: string, now: Date): Promise<void> {
  await db.runTransaction((transaction) => deleteCircleIn(db, transaction, circleId, now));
  await emptyCircle(db, circleId, now);
}
