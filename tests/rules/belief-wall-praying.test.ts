import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { newReaction } from '@prayer-community/domain/belief-wall-actions';
import { PRAYER_PACE_MS } from '@prayer-community/domain/belief-wall-pace';
import type { BeliefWallPost } from '@prayer-community/domain/belief-wall-post';
import {
  deleteDoc,
  type Firestore,
  increment,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { databaseAs, pastTheRules, startRulesEnvironment, UIDS } from './rules-environment.ts';
import { postRef, pray, reactionRef, storedPost, type WallWriter } from './wall-writes.ts';

let environment: RulesTestEnvironment;
let db: Firestore;
let posts = 0;
let writer: WallWriter;

beforeAll(async () => {
  environment = await startRulesEnvironment();
  db = databaseAs(environment, 'anonymous');
});

beforeEach(() => hangUp({}));

afterAll(() => environment.cleanup());

async function hangUp(changes: Partial<BeliefWallPost<Date>>): Promise<void> {
  writer = { db, uid: UIDS.anonymous, postId: `post-${posts++}` };
  await pastTheRules(environment, (past) =>
    setDoc(postRef({ ...writer, db: past }), storedPost({ prayer_count: 4, ...changes })),
  );
}

function storePrayer(prayedAt: Date): Promise<void> {
  return pastTheRules(environment, (past) =>
    setDoc(reactionRef({ ...writer, db: past }), newReaction(writer.postId, 'random', prayedAt)),
  );
}

describe('a prayer', () => {
  it('is counted once, with its reaction', async () => {
    await assertSucceeds(pray(writer));
  });

  it('is counted for an answered post as well', async () => {
    await hangUp({ is_answered: true });

    await assertSucceeds(pray(writer));
  });

  it('is counted for each visitor', async () => {
    await pray(writer);

    await assertSucceeds(pray({ ...writer, db: databaseAs(environment, 'member'), uid: UIDS.member }));
  });

  it('is counted for each post', async () => {
    await pray(writer);
    await hangUp({});

    await assertSucceeds(pray(writer));
  });

  it('is not counted twice', async () => {
    await pray(writer);

    await assertFails(pray(writer));
  });

  it('is counted again once 4 hours have passed, not before', async () => {
    await storePrayer(new Date(Date.now() - PRAYER_PACE_MS + 5_000));
    await assertFails(pray(writer));

    await storePrayer(new Date(Date.now() - PRAYER_PACE_MS - 1_000));
    await assertSucceeds(pray(writer));
  });

  it('is refused for a post that does not hang on the wall', async () => {
    await hangUp({ is_approved: false });
    await assertFails(pray(writer));
    await assertFails(pray({ ...writer, postId: 'none' }));
  });

  it.each<[string, object]>([
    ['twice', { prayer_count: increment(2) }],
    ['not at all', { prayer_count: increment(0) }],
    ['backwards', { prayer_count: increment(-1) }],
    ['by a number of its own', { prayer_count: 1_000 }],
    ['with other words', { content: 'Other words.' }],
    ['with an answer', { is_answered: true }],
    ['with a field more', { unnamed: true }],
  ])('is refused when it is counted %s', async (_what, countChanges) => {
    await assertFails(pray(writer, {}, countChanges));
  });

  it.each<[string, object]>([
    ['for another post', { post_id: 'another' }],
    ['for no post', { post_id: 7 }],
    ['with another emoji', { emoji: '👍' }],
    ['without a random string', { user_session: '' }],
    ['with a string that is too long', { user_session: 'x'.repeat(65) }],
    ['with a number for a string', { user_session: 7 }],
    ['with a list for a string', { user_session: ['random'] }],
    ['dated back', { created_at: new Date(0) }],
    ['with a field more', { unnamed: true }],
  ])('is refused when its reaction is %s', async (_what, reactionChanges) => {
    await assertFails(pray(writer, reactionChanges));
  });

  it('is refused in the name of another', async () => {
    await assertFails(pray({ ...writer, uid: UIDS.member }));
  });

  it('is refused without its reaction, and the reaction without the count', async () => {
    await assertFails(updateDoc(postRef(writer), { prayer_count: increment(1) }));
    await assertFails(setDoc(reactionRef(writer), newReaction(writer.postId, 'random', serverTimestamp())));
  });

  it('is refused with a second reaction, under the name of another', async () => {
    const another = { ...writer, uid: UIDS.member };

    await assertFails(
      writeBatch(db)
        .set(reactionRef(writer), newReaction(writer.postId, 'random', serverTimestamp()))
        .set(reactionRef(another), newReaction(writer.postId, 'random', serverTimestamp()))
        .update(postRef(writer), { prayer_count: increment(1) })
        .commit(),
    );
  });

  it('is refused without its count once 4 hours have passed as well', async () => {
    await storePrayer(new Date(Date.now() - PRAYER_PACE_MS - 1_000));

    await assertFails(setDoc(reactionRef(writer), newReaction(writer.postId, 'random', serverTimestamp())));
  });

  it('does not count for two posts at once', async () => {
    const first = writer;
    await hangUp({});

    await assertFails(
      writeBatch(db)
        .set(reactionRef(first), newReaction(first.postId, 'random', serverTimestamp()))
        .update(postRef(first), { prayer_count: increment(1) })
        .update(postRef(writer), { prayer_count: increment(1) })
        .commit(),
    );
  });

  it('is never taken back to be counted again', async () => {
    await pray(writer);

    await assertFails(deleteDoc(reactionRef(writer)));
    await assertFails(updateDoc(reactionRef(writer), { created_at: new Date(0) }));
  });
});
