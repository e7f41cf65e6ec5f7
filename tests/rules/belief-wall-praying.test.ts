import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { newReaction } from '@prayer-community/domain/belief-wall/belief-wall-actions';
import { PRAYER_PACE_MS } from '@prayer-community/domain/belief-wall/belief-wall-pace';
import { HOUR_MS } from '@prayer-community/domain/fields/durations';
import {
  deleteDoc,
  getDoc,
  getDocs,
  increment,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { UIDS } from './rules-environment.ts';
import { wallUnderTest } from './wall-under-test.ts';
import { postRef, pray, reactionRef } from './wall-writes.ts';

const wall = wallUnderTest({ prayer_count: 4 });

function storePrayer(prayedAt: Date): Promise<void> {
  const { writer } = wall;
  return wall.pastTheRules((past) =>
    setDoc(reactionRef({ ...writer, db: past }), newReaction(writer.postId, 'random', prayedAt)),
  );
}

describe('a prayer', () => {
  it('is counted together with its reaction', async () => {
    await assertSucceeds(pray(wall.writer));
  });

  it('is counted for an answered post too', async () => {
    await wall.storePost({ is_answered: true });

    await assertSucceeds(pray(wall.writer));
  });

  it('is counted separately for each visitor', async () => {
    await pray(wall.writer);

    await assertSucceeds(pray({ ...wall.writer, db: wall.databaseAs('member'), uid: UIDS.member }));
  });

  it('is counted separately for each post', async () => {
    await pray(wall.writer);
    await wall.storePost({});

    await assertSucceeds(pray(wall.writer));
  });

  it('is not counted twice', async () => {
    await pray(wall.writer);

    await assertFails(pray(wall.writer));
  });

  it('is counted again only after 4 hours', async () => {
    await storePrayer(new Date(Date.now() - PRAYER_PACE_MS + HOUR_MS));
    await assertFails(pray(wall.writer));

    await storePrayer(new Date(Date.now() - PRAYER_PACE_MS - 1_000));
    await assertSucceeds(pray(wall.writer));
  });

  it('is denied for a post that is not on the wall', async () => {
    await wall.storePost({ is_approved: false });
    await assertFails(pray(wall.writer));
    await assertFails(pray({ ...wall.writer, postId: 'none' }));
  });

  it.each<[string, object]>([
    ['twice', { prayer_count: increment(2) }],
    ['zero times', { prayer_count: increment(0) }],
    ['backwards', { prayer_count: increment(-1) }],
    ['with an arbitrary total', { prayer_count: 1_000 }],
    ['along with a change to the content', { content: 'Other words.' }],
    ['along with marking the post as answered', { is_answered: true }],
    ['with an additional field', { unnamed: true }],
  ])('is denied if it is counted %s', async (_what, countChanges) => {
    await assertFails(pray(wall.writer, {}, countChanges));
  });

  it.each<[string, object]>([
    ['for another post', { post_id: 'another' }],
    ['with a post id that is not a string', { post_id: 7 }],
    ['with a different emoji', { emoji: '👍' }],
    ['with an empty session string', { user_session: '' }],
    ['with a session string that is too long', { user_session: 'x'.repeat(65) }],
    ['with a number instead of a session string', { user_session: 7 }],
    ['with a list instead of a session string', { user_session: ['random'] }],
    ['backdated', { created_at: new Date(0) }],
    ['with an additional field', { unnamed: true }],
  ])('is denied with an invalid reaction: %s', async (_what, reactionChanges) => {
    await assertFails(pray(wall.writer, reactionChanges));
  });

  it("is denied in another user's name", async () => {
    await assertFails(pray({ ...wall.writer, uid: UIDS.member }));
  });

  it('is denied without its reaction, and a reaction is denied without the count', async () => {
    await assertFails(updateDoc(postRef(wall.writer), { prayer_count: increment(1) }));
    await assertFails(
      setDoc(reactionRef(wall.writer), newReaction(wall.writer.postId, 'random', serverTimestamp())),
    );
  });

  it("is denied with a second reaction in another user's name", async () => {
    const another = { ...wall.writer, uid: UIDS.member };

    await assertFails(
      writeBatch(wall.writer.db)
        .set(reactionRef(wall.writer), newReaction(wall.writer.postId, 'random', serverTimestamp()))
        .set(reactionRef(another), newReaction(wall.writer.postId, 'random', serverTimestamp()))
        .update(postRef(wall.writer), { prayer_count: increment(1) })
        .commit(),
    );
  });

  it('is denied without its count even after 4 hours', async () => {
    await storePrayer(new Date(Date.now() - PRAYER_PACE_MS - 1_000));

    await assertFails(
      setDoc(reactionRef(wall.writer), newReaction(wall.writer.postId, 'random', serverTimestamp())),
    );
  });

  it('cannot count for two posts at once', async () => {
    const first = wall.writer;
    await wall.storePost({});

    await assertFails(
      writeBatch(wall.writer.db)
        .set(reactionRef(first), newReaction(first.postId, 'random', serverTimestamp()))
        .update(postRef(first), { prayer_count: increment(1) })
        .update(postRef(wall.writer), { prayer_count: increment(1) })
        .commit(),
    );
  });

  it('can be read only by the one who prayed', async () => {
    await pray(wall.writer);

    await assertSucceeds(getDoc(reactionRef(wall.writer)));
    await assertFails(getDoc(reactionRef({ ...wall.writer, db: wall.databaseAs('leadership') })));
    await assertFails(
      getDocs(query(reactionRef(wall.writer).parent, where('post_id', '==', wall.writer.postId))),
    );
  });

  it('cannot be deleted or backdated so that it counts again', async () => {
    await pray(wall.writer);

    await assertFails(deleteDoc(reactionRef(wall.writer)));
    await assertFails(updateDoc(reactionRef(wall.writer), { created_at: new Date(0) }));
  });
});
