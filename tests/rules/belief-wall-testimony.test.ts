import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  answerForApproval,
  authorOfPost,
  markAnswered,
  unmarkAnswered,
  visitorWhoAnswered,
} from '@prayer-community/domain/belief-wall/belief-wall-actions';
import { ANSWER_PACE_MS } from '@prayer-community/domain/belief-wall/belief-wall-pace';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import {
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, it } from 'vitest';
import { UIDS } from './rules-environment.ts';
import { wallUnderTest } from './wall-under-test.ts';
import { answer, answerPaceRef, authorRef, postRef, type WallWriter } from './wall-writes.ts';

const wall = wallUnderTest({});

/** A member who did not write the post. */
const stranger = (): WallWriter => ({ ...wall.writer, db: wall.databaseAs('member'), uid: UIDS.member });

const ownPost = () =>
  wall.pastTheRules((past) => setDoc(authorRef({ ...wall.writer, db: past }), authorOfPost(wall.writer.uid)));

const answeredAgo = (ms: number) =>
  wall.pastTheRules((past) =>
    setDoc(
      answerPaceRef({ ...stranger(), db: past }),
      visitorWhoAnswered('an-older-post', new Date(Date.now() - ms)),
    ),
  );

const wallSettings = (db: Firestore) => doc(db, COLLECTIONS.settings, 'wall');

beforeEach(() =>
  wall.pastTheRules(async (past) => {
    await deleteDoc(wallSettings(past));
    await deleteDoc(answerPaceRef({ ...stranger(), db: past }));
  }),
);

describe('a stranger', () => {
  it('marks a post as answered, and publishes no testimony on it', async () => {
    await ownPost();

    await assertFails(answer(stranger(), 'Buy now at example.com'));
    await assertSucceeds(answer(stranger()));
  });

  it('publishes no testimony where nobody knows who posted', async () => {
    await assertFails(answer(stranger(), 'Buy now at example.com'));
    await assertSucceeds(answer(stranger()));
  });

  it('does not take back that a post was answered', async () => {
    await ownPost();
    await wall.pastTheRules((past) =>
      updateDoc(postRef({ ...wall.writer, db: past }), { ...markAnswered(null) }),
    );

    await assertFails(updateDoc(postRef(stranger()), { ...unmarkAnswered() }));
  });

  it('does not become the author of a post that is there already', async () => {
    await assertFails(setDoc(authorRef(stranger()), authorOfPost(UIDS.member)));
  });
});

describe('marking as answered', () => {
  it('is done once in 30 seconds', async () => {
    await assertSucceeds(answer(stranger()));
    await wall.storePost({});

    await assertFails(answer(stranger()));
  });

  it('is done again once 30 seconds have passed, not before', async () => {
    await answeredAgo(ANSWER_PACE_MS - 5_000);
    await assertFails(answer(stranger()));

    await answeredAgo(ANSWER_PACE_MS + 1_000);
    await assertSucceeds(answer(stranger()));
  });

  it('is never written without its pace', async () => {
    await assertFails(updateDoc(postRef(stranger()), { ...markAnswered(null) }));
  });

  it('does not go with the pace of an earlier one', async () => {
    await wall.pastTheRules((past) =>
      setDoc(
        answerPaceRef({ ...stranger(), db: past }),
        visitorWhoAnswered(wall.writer.postId, new Date(Date.now() - ANSWER_PACE_MS)),
      ),
    );

    await assertFails(updateDoc(postRef(stranger()), { ...markAnswered(null) }));
  });

  it('is one post in one batch', async () => {
    const first = wall.writer.postId;
    await wall.storePost({});
    const writer = stranger();

    await assertFails(
      writeBatch(writer.db)
        .update(postRef({ ...writer, postId: first }), { ...markAnswered(null) })
        .update(postRef(writer), { ...markAnswered(null) })
        .set(answerPaceRef(writer), visitorWhoAnswered(first, serverTimestamp()))
        .commit(),
    );
  });

  it.each<[string, object]>([
    ['dated back', { last_answer_at: new Date(0) }],
    ['of another post', { last_answer_id: 'another' }],
    ['with a field more', { unnamed: true }],
  ])('is refused with a pace that is %s', async (_what, changes) => {
    await assertFails(answer(stranger(), null, {}, changes));
  });

  it('is the only way to set the pace, and only of oneself', async () => {
    const writer = stranger();
    const pace = visitorWhoAnswered(writer.postId, serverTimestamp());

    await assertFails(setDoc(answerPaceRef(writer), pace));
    await assertFails(
      writeBatch(writer.db)
        .update(postRef(writer), { ...markAnswered(null) })
        .set(answerPaceRef(writer), pace)
        .set(answerPaceRef({ ...writer, uid: UIDS.anonymous }), pace)
        .commit(),
    );
  });

  it('sets no pace for a post that was answered before', async () => {
    await wall.storePost({ is_answered: true });

    await assertFails(
      setDoc(answerPaceRef(stranger()), visitorWhoAnswered(wall.writer.postId, serverTimestamp())),
    );
  });
});

describe('the author', () => {
  it('adds a testimony', async () => {
    await ownPost();

    await assertSucceeds(answer(wall.writer, 'She is well again.'));
  });

  it('sends a testimony for approval where leadership approves posts, and publishes none', async () => {
    await ownPost();
    await wall.pastTheRules((past) => setDoc(wallSettings(past), { approval: 'moderated' }));

    await assertFails(answer(wall.writer, 'Buy now at example.com'));
    await assertFails(answer(stranger(), null, { testimony: 'Buy now at example.com', is_approved: false }));
    await assertSucceeds(answer(wall.writer, null, { ...answerForApproval('She is well again.') }));
  });

  it('gives its post no other approval with a testimony', async () => {
    await ownPost();

    for (const is_approved of [false, 'yes']) {
      await assertFails(answer(wall.writer, 'She is well again.', { is_approved }));
    }
    await assertSucceeds(answer(wall.writer, 'She is well again.'));
  });

  it('marks the post as answered without a testimony where leadership approves posts', async () => {
    await ownPost();
    await wall.pastTheRules((past) => setDoc(wallSettings(past), { approval: 'moderated' }));

    await assertSucceeds(answer(wall.writer));
  });

  it('takes back that a stranger marked the post as answered', async () => {
    await ownPost();
    await answer(stranger());

    await assertSucceeds(updateDoc(postRef(wall.writer), { ...unmarkAnswered() }));
  });

  it('takes the testimony back with it, and nothing else', async () => {
    await wall.storePost({ is_answered: true, testimony: 'She is well.' });
    await ownPost();

    await assertFails(updateDoc(postRef(wall.writer), { is_answered: false }));
    await assertFails(updateDoc(postRef(wall.writer), { ...unmarkAnswered(), testimony: 'Other.' }));
    await assertFails(updateDoc(postRef(wall.writer), { ...unmarkAnswered(), content: 'Other.' }));
    await assertFails(updateDoc(postRef(wall.writer), { is_answered: 0, testimony: null }));
  });

  it('takes nothing back on a post that is not on the wall', async () => {
    await wall.storePost({ is_answered: true, is_approved: false, is_hidden: true });
    await ownPost();

    await assertFails(updateDoc(postRef(wall.writer), { ...unmarkAnswered() }));
  });

  it('is read by nobody and never changed', async () => {
    await ownPost();

    await assertFails(getDoc(authorRef(wall.writer)));
    await assertFails(getDoc(authorRef({ ...wall.writer, db: wall.databaseAs('leadership') })));
    await assertFails(updateDoc(authorRef(wall.writer), { author_uid: UIDS.member }));
    await assertFails(deleteDoc(authorRef(wall.writer)));
  });
});
