import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { ErasedKind, Erasure } from '@prayer-community/domain/retention/erasure';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { noteErasure } from '../data/erasure-ledger.ts';
import { postsOfRequest } from '../data/post.ts';
import { type Erasers, erase } from './replay-erasures.ts';

const COLLECTION_OF: Record<ErasedKind, string> = {
  request: COLLECTIONS.prayerRequests,
  post: COLLECTIONS.beliefWallPosts,
  circle: COLLECTIONS.prayerCircles,
  member: COLLECTIONS.profiles,
};

/** True if there is something with that id to erase. For a user who was only in prayer circles, that is the account. */
export async function isThereToErase(db: Firestore, auth: Auth, { kind, id }: Erasure): Promise<boolean> {
  const document = await db.collection(COLLECTION_OF[kind]).doc(id).get();
  return document.exists || (kind === 'member' && (await auth.getUsers([{ uid: id }])).users.length > 0);
}

/**
 * Permanently erases something because a person asks for it, in the case of a request along with its posts on the wall.
 * Returns what was erased. The ledger comes first, as in the functions. Idempotent.
 */
export async function eraseOnRequest(
  db: Firestore,
  erasure: Erasure,
  erasers: Erasers,
  now: Date,
): Promise<Erasure[]> {
  const shared = erasure.kind === 'request' ? (await postsOfRequest(db, erasure.id).get()).docs : [];
  const erasures: Erasure[] = [...shared.map(({ id }) => ({ kind: 'post', id }) as const), erasure];
  for (const one of erasures) {
    await noteErasure(one);
    await erase(db, one, erasers, now);
  }
  return erasures;
}
