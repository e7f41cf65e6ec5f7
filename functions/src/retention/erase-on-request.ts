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

/** True where something of that id is there to erase; of somebody who was only in prayer circles, that is the account. */
export async function isThereToErase(db: Firestore, auth: Auth, { kind, id }: Erasure): Promise<boolean> {
  const document = await db.collection(COLLECTION_OF[kind]).doc(id).get();
  return document.exists || (kind === 'member' && (await auth.getUsers([{ uid: id }])).users.length > 0);
}

/**
 * Erases something for good because a person asks for it, a request with its post on the wall, and says what that was. The ledger comes
 * first, as in the functions. Called twice it does no more.
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
