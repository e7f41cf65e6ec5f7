import { COLLECTIONS } from '@prayer-community/domain/collections';
import { dayOf } from '@prayer-community/domain/insights/insights-calendar';
import type { Erasure } from '@prayer-community/domain/retention/erasure';
import { fullName } from '@prayer-community/domain/staff/profile';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { circlePrayersBy, isInCircles } from '../data/circle.ts';
import { recordErasure } from '../data/erasure-ledger.ts';
import { postAuthorsOfRequest, postSchema } from '../data/post.ts';
import { isLastLeader, profileSchema } from '../data/profile.ts';
import { requestSchema } from '../data/request.ts';
import { type Erasers, erase } from './replay-erasures.ts';

/** What identifies each kind to a person, never its text. */
const DESCRIBED = {
  request: {
    collection: COLLECTIONS.prayerRequests,
    schema: requestSchema
      .pick({ requester_display: true, created_at: true })
      .transform(({ requester_display, created_at }) => `${requester_display}, ${dayOf(created_at)}`),
  },
  post: {
    collection: COLLECTIONS.beliefWallPosts,
    schema: postSchema
      .pick({ author_name: true, created_at: true })
      .transform(({ author_name, created_at }) => `${author_name ?? 'anonymous'}, ${dayOf(created_at)}`),
  },
  member: {
    collection: COLLECTIONS.profiles,
    schema: profileSchema
      .pick({ first_name: true, last_name: true, role: true })
      .transform((member) => `${fullName(member)}, ${member.role}`),
  },
} as const;

/**
 * Describes in one line what would be erased. Null if nothing has that id. A user who was only in prayer circles is
 * described by the address of their account.
 */
export async function describeErasure(
  db: Firestore,
  auth: Auth,
  { kind, id }: { kind: keyof typeof DESCRIBED; id: string },
): Promise<string | null> {
  const { collection, schema } = DESCRIBED[kind];
  const document = await db.collection(collection).doc(id).get();
  if (document.exists) {
    const described = schema.parse(document.data());
    const isLast = kind === 'member' && (await isLastLeader(db, id, (query) => query.get()));
    return isLast ? `${described}: the last leader` : described;
  }
  return kind === 'member' ? describeCircleMember(db, auth, id) : null;
}

async function describeCircleMember(db: Firestore, auth: Auth, uid: string): Promise<string | null> {
  const account = (await auth.getUsers([{ uid }])).users[0];
  if (account !== undefined) {
    return account.email ?? 'an account without an address';
  }
  const isAuthor = !(await circlePrayersBy(db, uid).limit(1).get()).empty;
  if (isAuthor) {
    return 'a deleted account with prayers in circles';
  }
  return (await isInCircles(db, uid)) ? 'a deleted account in prayer circles' : null;
}

/**
 * Erases something permanently at a person’s request. A prayer request is erased with its posts on the wall, a member
 * with their prayers in circles. Returns what was erased. The ledger comes first, as in the functions. Idempotent.
 */
export async function eraseOnRequest(
  db: Firestore,
  erasure: Erasure,
  erasers: Erasers,
  now: Date,
): Promise<Erasure[]> {
  const erasures = [...(await erasedBefore(db, erasure)), erasure];
  for (const one of erasures) {
    await recordErasure(one);
    await erase(db, one, erasers, now);
  }
  return erasures;
}

async function erasedBefore(db: Firestore, { kind, id }: Erasure): Promise<Erasure[]> {
  if (kind === 'request') {
    return (await postAuthorsOfRequest(db, id).get()).docs.map((post) => ({ kind: 'post', id: post.id }));
  }
  return kind === 'member' ? [{ kind: 'circle_prayers', id }] : [];
}
