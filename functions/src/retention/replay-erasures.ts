import type { ErasedKind, Erasure } from '@prayer-community/domain/retention/erasure';
import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { deleteCircleIn, emptyCircle } from '../data/circle-deletion.ts';
import { readErasures } from '../data/erasure-ledger.ts';
import { takeDownPost } from '../data/post.ts';
import { eraseMember } from '../team-members/erase-member.ts';
import { eraseRequest } from './erase-request.ts';

const ERASE: Record<ErasedKind, (db: Firestore, id: string, now: Date) => Promise<void>> = {
  request: eraseRequest,
  post: takeDownPost,
  async circle(db, id, now) {
    await db.runTransaction((transaction) => deleteCircleIn(db, transaction, id, now));
    await emptyCircle(db, id, now);
  },
  member: eraseMember,
};

/** Erases something with all that belongs to it. Called twice it does no more. */
export function erase(db: Firestore, { kind, id }: Erasure, now: Date): Promise<void> {
  return ERASE[kind](db, id, now);
}

/**
 * Erases in a restored database everything that was erased since its backup was made, and says how much the ledger holds. Called
 * twice it does no more.
 */
export async function replayErasures(
  db: Firestore,
  store: ReturnType<Storage['bucket']>,
  now: Date,
): Promise<number> {
  const erasures = await readErasures(store);
  // One after the other: a member may have led a circle that another erasure deletes.
  for (const erasure of erasures) {
    await erase(db, erasure, now);
  }
  return erasures.length;
}
