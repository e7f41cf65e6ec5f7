import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { visitorWhoPosted } from '@prayer-community/domain/belief-wall-actions';
import { POST_PACE_MS } from '@prayer-community/domain/belief-wall-pace';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { NAME_MAX_CHARS, PRAYER_TEXT_MAX_CHARS } from '@prayer-community/domain/limits';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
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
import { beforeEach, describe, it } from 'vitest';
import { newId } from './new-id.ts';
import { UIDS } from './rules-environment.ts';
import { wallUnderTest } from './wall-under-test.ts';
import { freshPost, post, postRef, storePost, visitorRef } from './wall-writes.ts';

const wall = wallUnderTest(null);

beforeEach(() =>
  wall.pastTheRules(async (past) => {
    await deleteDoc(visitorRef({ ...wall.writer, db: past }));
    await deleteDoc(doc(past, COLLECTIONS.settings, 'wall'));
  }),
);

function keepWall(settings: object): Promise<void> {
  return wall.pastTheRules((past) => setDoc(doc(past, COLLECTIONS.settings, 'wall'), { ...settings }));
}

function storeVisitor(postedAt: Date): Promise<void> {
  return wall.pastTheRules((past) =>
    setDoc(visitorRef({ ...wall.writer, db: past }), visitorWhoPosted('an-older-post', postedAt)),
  );
}

describe('a post', () => {
  it.each<[string, object]>([
    ['of one character', { content: '.' }],
    ['of 500 characters', { content: 'x'.repeat(PRAYER_TEXT_MAX_CHARS) }],
    ['of 250 emoji, which are two characters each', { content: '🙏'.repeat(PRAYER_TEXT_MAX_CHARS / 2) }],
    ['of several lines', { content: 'For my son,\n\nwho is ill.' }],
    ['with a name', { author_name: 'Marisol', is_anonymous: false }],
    ['with a name of 100 characters', { author_name: 'x'.repeat(NAME_MAX_CHARS), is_anonymous: false }],
  ])('%s is taken', async (_what, changes) => {
    await assertSucceeds(post(wall.writer, changes));
  });

  it.each<[string, object]>([
    ['that is empty', { content: '' }],
    ['that is blank', { content: ' \n\t ' }],
    ['that is blank in Unicode', { content: '\u00a0\u3000\ufeff' }],
    ['in which nothing shows', { content: '\u200b\u3164\u2800\u00ad' }],
    ['of 501 characters', { content: 'x'.repeat(PRAYER_TEXT_MAX_CHARS + 1) }],
    ['of 251 emoji', { content: '🙏'.repeat(PRAYER_TEXT_MAX_CHARS / 2 + 1) }],
    ['that is no text', { content: 7 }],
    ['by a blank name', { author_name: ' ', is_anonymous: false }],
    ['by a name that is too long', { author_name: 'x'.repeat(NAME_MAX_CHARS + 1), is_anonymous: false }],
    ['by a name that is no text', { author_name: true, is_anonymous: false }],
    ['that is anonymous with a name', { author_name: 'Marisol', is_anonymous: true }],
    ['by nobody', { author_name: null, is_anonymous: false }],
    ['that waits although nothing has to', { is_approved: false }],
    ['that is answered from the start', { is_answered: true }],
    ['that is prayed for from the start', { prayer_count: 1 }],
    ['that is counted below nothing', { prayer_count: -1 }],
    ['with a testimony from the start', { testimony: 'It was heard.' }],
    ['that is dated back', { created_at: new Date(0) }],
    ['that is dated ahead', { created_at: new Date('2100-01-01') }],
    ['with a field more', { is_pinned: true }],
  ])('%s is refused', async (_what, changes) => {
    await assertFails(post(wall.writer, changes));
  });

  it.each(Object.keys(freshPost()))('without %s is refused', async (field) => {
    const fields = Object.entries(freshPost()).filter(([name]) => name !== field);

    await assertFails(storePost(wall.writer, Object.fromEntries(fields)));
  });

  it('is never changed by its author, nor deleted', async () => {
    await post(wall.writer);

    await assertFails(updateDoc(postRef(wall.writer), { content: 'Other words.' }));
    await assertFails(updateDoc(postRef(wall.writer), { author_name: 'Marisol', is_anonymous: false }));
    await assertFails(deleteDoc(postRef(wall.writer)));
  });

  it('does not overwrite another', async () => {
    await wall.hangUp({ content: 'Another prayer.' });

    await assertFails(post(wall.writer));
  });
});

describe('a wall that', () => {
  it('is moderated takes a post that waits, and no other', async () => {
    await keepWall({ approval: 'moderated' });

    await assertFails(post(wall.writer, { is_approved: true }));
    await assertSucceeds(post(wall.writer, { is_approved: false }));
  });

  it.each<[string, object]>([
    ['says so', { approval: 'at_once' }],
    ['says nothing of it', { reports_to_hide: 5 }],
  ])('approves at once and %s takes an approved post, and no other', async (_what, settings) => {
    await keepWall(settings);

    await assertFails(post(wall.writer, { is_approved: false }));
    await assertSucceeds(post(wall.writer, { is_approved: true }));
  });

  it('approves nobody knows how takes none at once', async () => {
    await keepWall({ approval: 'perhaps' });

    await assertFails(post(wall.writer, { is_approved: true }));
  });

  it('is moderated says so to everybody', async () => {
    await keepWall({ approval: 'moderated' });

    await assertSucceeds(getDoc(doc(wall.databaseAs('visitor'), COLLECTIONS.settings, 'wall')));
    await assertFails(setDoc(doc(wall.writer.db, COLLECTIONS.settings, 'wall'), { approval: 'at_once' }));
  });
});

describe('the pace of a visitor', () => {
  it('is one post in 30 seconds', async () => {
    await assertSucceeds(post(wall.writer));

    await assertFails(post({ ...wall.writer, postId: newId() }));
  });

  it('lets the next post through once 30 seconds have passed, not before', async () => {
    await storeVisitor(new Date(Date.now() - POST_PACE_MS + 5_000));
    await assertFails(post(wall.writer));

    await storeVisitor(new Date(Date.now() - POST_PACE_MS - 1_000));
    await assertSucceeds(post(wall.writer));
  });

  it('is kept with every post: none goes without', async () => {
    await assertFails(setDoc(postRef(wall.writer), freshPost()));
  });

  it('is not kept by the moment of an earlier post', async () => {
    await post({ ...wall.writer, postId: newId() });

    await assertFails(setDoc(postRef(wall.writer), freshPost()));
  });

  it('lets one batch hold one post', async () => {
    const second = { ...wall.writer, postId: newId() };

    await assertFails(
      writeBatch(wall.writer.db)
        .set(postRef(wall.writer), freshPost())
        .set(postRef(second), freshPost())
        .set(visitorRef(wall.writer), visitorWhoPosted(wall.writer.postId, serverTimestamp()))
        .commit(),
    );
  });

  it.each<[string, object]>([
    ['dated back', { last_post_at: new Date(0) }],
    ['of another post', { last_post_id: 'another' }],
    ['of no post', { last_post_id: 7 }],
    ['with a field more', { unnamed: true }],
  ])('is not kept by a document that is %s', async (_what, visitorChanges) => {
    await assertFails(post(wall.writer, {}, visitorChanges));
  });

  it('is written with a new post and never without', async () => {
    await wall.hangUp({});
    const visitor = visitorWhoPosted(wall.writer.postId, serverTimestamp());

    await assertFails(setDoc(visitorRef(wall.writer), visitor));
    await assertFails(setDoc(visitorRef(wall.writer), { ...visitor, last_post_id: 'none' }));
  });

  it("is one's own", async () => {
    await assertFails(post({ ...wall.writer, uid: UIDS.member }));
  });

  it('is not forgotten by deleting it', async () => {
    await post(wall.writer);

    await assertFails(deleteDoc(visitorRef(wall.writer)));
  });
});

describe('reading the wall', () => {
  const posts = (from: Firestore) => collection(from, COLLECTIONS.beliefWallPosts);
  const page = [orderBy('created_at', 'desc'), limit(20)] as const;

  it('shows the approved posts, newest first, to whoever comes', async () => {
    const visitor = wall.databaseAs('visitor');

    await assertSucceeds(getDocs(query(posts(visitor), where('is_approved', '==', true), ...page)));
  });

  it('shows no other post to anybody but leadership', async () => {
    await wall.hangUp({ is_approved: false });

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
