import type { Firestore } from 'firebase-admin/firestore';
import { circlePrayersBy } from '../data/circle.ts';
import { deleteFound } from '../platform/delete-found.ts';

/** Erases what a user shared in all circles, also in those they left. Idempotent. */
export async function eraseCirclePrayers(db: Firestore, uid: string): Promise<void> {
  await deleteFound(circlePrayersBy(db, uid));
}
