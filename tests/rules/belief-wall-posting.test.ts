import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
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
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { databaseAs, pastTheRules, startRulesEnvironment, UIDS } from './rules-environment.ts';
import { storeStaff } from './stored-documents.ts';
import {
  freshPost,
  post,
  postRef,
  storedPost,
  storePost,
  visitorRef,
  type WallWriter,
} from './wall-writes.ts';

let environment: RulesTestEnvironment;
let db: Firestore;
let posts = 0;
let writer: WallWriter;

beforeAll(async () => {
  environment = await startRulesEnvironment();
  await pastTheRules(environment, storeStaff);
  db = databaseAs(environment, 'anonymous');
});

beforeEach(async () => {
  writer = { db, uid: UIDS.anonymous, postId: `post-${posts++}` };
  await pastTheRules(environment, async (past) => {
    await deleteDoc(visitorRef({ ...writer, db: past }));
    await deleteDoc(doc(past, COLLECTIONS.settings, 'wall'));
  });
});

afterAll(() => environment.cleanup());

function keepWall(settings: object): Promise<void> {
  return pastTheRules(environment, (past) =>
    setDoc(doc(past, COLLECTIONS.settings, 'wall'), { ...settings }),
  );
}

function storeVisitor(postedAt: Date): Promise<void> {
  return pastTheRules(environment, (past) =>
    setDoc(visitorRef({ ...writer, db: past }), visitorWhoPosted('an-older-post', postedAt)),
  );
}

function hangUp(changes: Parameters<typeof storedPost>[0]): Promise<void> {
  return pastTheRules(environment, (past) => setDoc(postRef({ ...writer, db: past }), storedPost(changes)));
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
    await assertSucceeds(post(writer, changes));
  });

  it.each<[string, object]>([
    ['that is empty', { content: '' }],
    ['that is blank', { content: ' \n\t ' }],
    ['that is blank in Unicode', { content: '\u00a0\u3000\ufeff' }],
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
    await assertFails(post(writer, changes));
  });

  it.each(Object.keys(freshPost()))('without %s is refused', async (field) => {
    const fields = Object.entries(freshPost()).filter(([name]) => name !== field);

    await assertFails(storePost(writer, Object.fromEntries(fields)));
  });

  it('is never changed by its author, nor deleted', async () => {
    await post(writer);

    await assertFails(updateDoc(postRef(writer), { content: 'Other words.' }));
    await assertFails(updateDoc(postRef(writer), { author_name: 'Marisol', is_anonymous: false }));
    await assertFails(deleteDoc(postRef(writer)));
  });

  it('does not overwrite another', async () => {
    await hangUp({ content: 'Another prayer.' });

    await assertFails(post(writer));
  });
});

describe('a wall that', () => {
  it('is moderated takes a post that waits, and no other', async () => {
    await keepWall({ approval: 'moderated' });

    await assertFails(post(writer, { is_approved: true }));
    await assertSucceeds(post(writer, { is_approved: false }));
  });

  it.each<[string, object]>([
    ['says so', { approval: 'at_once' }],
    ['says nothing of it', { reports_to_hide: 5 }],
  ])('approves at once and %s takes an approved post, and no other', async (_what, settings) => {
    await keepWall(settings);

    await assertFails(post(writer, { is_approved: false }));
    await assertSucceeds(post(writer, { is_approved: true }));
  });

  it('approves nobody knows how takes none at once', async () => {
    await keepWall({ approval: 'perhaps' });

    await assertFails(post(writer, { is_approved: true }));
  });

  it('is moderated says so to everybody', async () => {
    await keepWall({ approval: 'moderated' });

    await assertSucceeds(getDoc(doc(databaseAs(environment, 'visitor'), COLLECTIONS.settings, 'wall')));
    await assertFails(setDoc(doc(db, COLLECTIONS.settings, 'wall'), { approval: 'at_once' }));
  });
});

describe('the pace of a visitor', () => {
  it('is one post in 30 seconds', async () => {
    await assertSucceeds(post(writer));

    await assertFails(post({ ...writer, postId: `${writer.postId}-second` }));
  });

  it('lets the next post through once 30 seconds have passed, not before', async () => {
    await storeVisitor(new Date(Date.now() - POST_PACE_MS + 5_000));
    await assertFails(post(writer));

    await storeVisitor(new Date(Date.now() - POST_PACE_MS - 1_000));
    await assertSucceeds(post(writer));
  });

  it('is kept with every post: none goes without', async () => {
    await assertFails(setDoc(postRef(writer), freshPost()));
  });

  it('is not kept by the moment of an earlier post', async () => {
    await post({ ...writer, postId: `${writer.postId}-first` });

    await assertFails(setDoc(postRef(writer), freshPost()));
  });

  it('lets one batch hold one post', async () => {
    const second = { ...writer, postId: `${writer.postId}-second` };

    await assertFails(
      writeBatch(db)
        .set(postRef(writer), freshPost())
        .set(postRef(second), freshPost())
        .set(visitorRef(writer), visitorWhoPosted(writer.postId, serverTimestamp()))
        .commit(),
    );
  });

  it.each<[string, object]>([
    ['dated back', { last_post_at: new Date(0) }],
    ['of another post', { last_post_id: 'another' }],
    ['of no post', { last_post_id: 7 }],
    ['with a field more', { unnamed: true }],
  ])('is not kept by a document that is %s', async (_what, visitorChanges) => {
    await assertFails(post(writer, {}, visitorChanges));
  });

  it('is written with a new post and never without', async () => {
    await hangUp({});
    const visitor = visitorWhoPosted(writer.postId, serverTimestamp());

    await assertFails(setDoc(visitorRef(writer), visitor));
    await assertFails(setDoc(visitorRef(writer), { ...visitor, last_post_id: 'none' }));
  });

  it("is one's own", async () => {
    await assertFails(post({ ...writer, uid: UIDS.member }));
  });

  it('is not forgotten by deleting it', async () => {
    await post(writer);

    await assertFails(deleteDoc(visitorRef(writer)));
  });
});

describe('reading the wall', () => {
  const posts = (from: Firestore) => collection(from, COLLECTIONS.beliefWallPosts);
  const page = [orderBy('created_at', 'desc'), limit(20)] as const;

  it('shows the approved posts, newest first, to whoever comes', async () => {
    const visitor = databaseAs(environment, 'visitor');

    await assertSucceeds(getDocs(query(posts(visitor), where('is_approved', '==', true), ...page)));
  });

  it('shows no other post to anybody but leadership', async () => {
    await hangUp({ is_approved: false });

    for (const caller of ['visitor', 'anonymous', 'prayer_team', 'password_only'] as const) {
      const reader = databaseAs(environment, caller);
      await assertFails(getDoc(postRef({ ...writer, db: reader })));
      await assertFails(getDocs(query(posts(reader), where('is_approved', '==', false), ...page)));
      await assertFails(getDocs(query(posts(reader), ...page)));
    }
    const leader = databaseAs(environment, 'leadership');
    await assertSucceeds(getDoc(postRef({ ...writer, db: leader })));
    await assertSucceeds(getDocs(query(posts(leader), where('is_approved', '==', false), ...page)));
  });
});
