import type { Firestore } from 'firebase-admin/firestore';
import { circlePrayersBy } from '../data/circle.ts';
import { runInGroups } from '../platform/run-in-groups.ts';

/** Erases what a user shared in all circles, also in those they left. Idempotent. */
export async function eraseCirclePrayers(db: Firestore, uid: string): Promise<void> {
  const { docs } = await circlePrayersBy(db, uid).select().get();
  await runInGroups(docs, ({ ref }) => ref.delete());
}
