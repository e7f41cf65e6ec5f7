import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { newPostAuthor } from '@prayer-community/domain/belief-wall/belief-wall-actions';
import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { CALLERS } from '@prayer-community/domain/direct-access';
import { PUBLIC_LIST_MAX_DOCUMENTS } from '@prayer-community/domain/limits';
import {
  collection,
  deleteDoc,
  type Firestore,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { UIDS } from './rules-environment.ts';
import { statusOfVisitorQuery } from './visitor-query.ts';
import { wallUnderTest } from './wall-under-test.ts';
import { authorRef, postRef } from './wall-writes.ts';

const wall = wallUnderTest(null);

describe('a post', () => {
  it.each(CALLERS)('is stored only by functions, not by %s', async (caller) => {
    const uid = caller === 'visitor' ? 'nobody' : UIDS[caller];
    const writer = { db: wall.databaseAs(caller), uid, postId: wall.writer.postId };
    const post = newWallPost('Please pray for me.', null, true, serverTimestamp());

    await assertFails(setDoc(postRef(writer), post));
    await assertFails(
      writeBatch(writer.db).set(postRef(writer), post).set(authorRef(writer), newPostAuthor(uid)).commit(),
    );
  });

  it('cannot be changed or deleted by its author', async () => {
    await wall.storePost({});

    await assertFails(updateDoc(postRef(wall.writer), { content: 'Other words.' }));
    await assertFails(updateDoc(postRef(wall.writer), { author_name: 'Marisol', is_anonymous: false }));
    await assertFails(deleteDoc(postRef(wall.writer)));
  });
});

describe('reading the wall', () => {
  const posts = (from: Firestore) => collection(from, COLLECTIONS.beliefWallPosts);
  const page = [orderBy('created_at', 'desc'), limit(20)] as const;

  async function storePost(changes: Parameters<typeof wall.storePost>[0]): Promise<string> {
    await wall.storePost(changes);
    return wall.writer.postId;
  }

  it('returns approved posts, newest first, to visitors who are not signed in', async () => {
    const older = await storePost({ created_at: new Date(2026, 4, 4) });
    const newer = await storePost({ created_at: new Date(2026, 4, 6) });
    const unapproved = await storePost({ created_at: new Date(2026, 4, 5), is_approved: false });
    const visitor = wall.databaseAs('visitor');

    const { docs } = await getDocs(query(posts(visitor), where('is_approved', '==', true), ...page));

    const ids = docs.map(({ id }) => id);
    expect(ids.filter((id) => [older, newer, unapproved].includes(id))).toEqual([newer, older]);
  });

  it('refuses everyone but leadership a query that reads more than a list needs', async () => {
    const approved = where('is_approved', '==', true);
    const within = limit(PUBLIC_LIST_MAX_DOCUMENTS);
    const beyond = limit(PUBLIC_LIST_MAX_DOCUMENTS + 1);

    for (const caller of ['visitor', 'anonymous', 'prayer_team'] as const) {
      const reader = posts(wall.databaseAs(caller));
      await assertSucceeds(getDocs(query(reader, approved, within)));
      await assertFails(getDocs(query(reader, approved, beyond)));
      await assertFails(getDocs(query(reader, approved)));
      await assertFails(getCount(query(reader, approved)));
    }
    const leader = posts(wall.databaseAs('leadership'));
    await assertSucceeds(getDocs(query(leader, approved)));
  });

  it('refuses a query with an offset', async () => {
    const listed = { from: COLLECTIONS.beliefWallPosts, field: 'is_approved' };
    const visitor = wall.databaseAs('visitor');

    expect(await statusOfVisitorQuery(visitor, { ...listed, offset: 0 })).toBe(200);
    expect(await statusOfVisitorQuery(visitor, { ...listed, offset: 1 })).toBe(403);
  });

  it('returns other posts only to leadership', async () => {
    await wall.storePost({ is_approved: false });

    for (const caller of ['visitor', 'anonymous', 'prayer_team', 'password_only'] as const) {
      const reader = wall.databaseAs(caller);
      await assertFails(getDoc(postRef({ ...wall.writer, db: reader })));
      await assertFails(getDocs(query(posts(reader), where('is_approved', '==', false), ...page)));
      await assertFails(getDocs(query(posts(reader), ...page)));
    }
    const leader = wall.databaseAs('leadership');
    await assertSucceeds(getDoc(postRef({ ...wall.writer, db: leader })));
    await assertSucceeds(getDocs(query(posts(leader), where('is_approved', '==', false), ...page)));
  });
});
