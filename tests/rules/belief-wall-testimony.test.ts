import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  answerForApproval,
  markAnswered,
  newAnswerPace,
  newPostAuthor,
  unmarkAnswered,
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
  wall.pastTheRules((past) =>
    setDoc(authorRef({ ...wall.writer, db: past }), newPostAuthor(wall.writer.uid)),
  );

const answeredAgo = (ms: number) =>
  wall.pastTheRules((past) =>
    setDoc(
      answerPaceRef({ ...stranger(), db: past }),
      newAnswerPace('an-older-post', new Date(Date.now() - ms)),
    ),
  );

const wallSettings = (db: Firestore) => doc(db, COLLECTIONS.settings, 'wall');

beforeEach(() =>
  wall.pastTheRules(async (past) => {
    await deleteDoc(wallSettings(past));
    await deleteDoc(answerPaceRef({ ...stranger(), db: past }));
  }),
);

describe('a member who did not write the post', () => {
  it('can mark a post as answered but cannot publish a testimony on it', async () => {
    await ownPost();

    await assertFails(answer(stranger(), 'Buy now at example.com'));
    await assertSucceeds(answer(stranger()));
  });

  it('cannot publish a testimony on a post without a recorded author', async () => {
    await assertFails(answer(stranger(), 'Buy now at example.com'));
    await assertSucceeds(answer(stranger()));
  });

  it('cannot unmark an answered post', async () => {
    await ownPost();
    await wall.pastTheRules((past) =>
      updateDoc(postRef({ ...wall.writer, db: past }), { ...markAnswered(null) }),
    );

    await assertFails(updateDoc(postRef(stranger()), { ...unmarkAnswered() }));
  });

  it('cannot become the author of an existing post', async () => {
    await assertFails(setDoc(authorRef(stranger()), newPostAuthor(UIDS.member)));
  });
});

describe('marking a post as answered', () => {
  it('is limited to once every 30 seconds', async () => {
    await assertSucceeds(answer(stranger()));
    await wall.storePost({});

    await assertFails(answer(stranger()));
  });

  it('is allowed again after 30 seconds', async () => {
    await answeredAgo(ANSWER_PACE_MS + 1_000);
    await assertSucceeds(answer(stranger()));
  });

  it('is denied without its pace document', async () => {
    await assertFails(updateDoc(postRef(stranger()), { ...markAnswered(null) }));
  });

  it('is denied with only an earlier pace document', async () => {
    await wall.pastTheRules((past) =>
      setDoc(
        answerPaceRef({ ...stranger(), db: past }),
        newAnswerPace(wall.writer.postId, new Date(Date.now() - ANSWER_PACE_MS)),
      ),
    );

    await assertFails(updateDoc(postRef(stranger()), { ...markAnswered(null) }));
  });

  it('is limited to one post per batch', async () => {
    const first = wall.writer.postId;
    await wall.storePost({});
    const writer = stranger();

    await assertFails(
      writeBatch(writer.db)
        .update(postRef({ ...writer, postId: first }), { ...markAnswered(null) })
        .update(postRef(writer), { ...markAnswered(null) })
        .set(answerPaceRef(writer), newAnswerPace(first, serverTimestamp()))
        .commit(),
    );
  });

  it.each<[string, object]>([
    ['backdated', { last_answer_at: new Date(0) }],
    ['for another post', { last_answer_id: 'another' }],
    ['with an additional field', { unnamed: true }],
  ])('is denied with an invalid pace document: %s', async (_what, changes) => {
    await assertFails(answer(stranger(), null, {}, changes));
  });

  it("is the only way to set a pace document, and only the caller's own", async () => {
    const writer = stranger();
    const pace = newAnswerPace(writer.postId, serverTimestamp());

    await assertFails(setDoc(answerPaceRef(writer), pace));
    await assertFails(
      writeBatch(writer.db)
        .update(postRef(writer), { ...markAnswered(null) })
        .set(answerPaceRef(writer), pace)
        .set(answerPaceRef({ ...writer, uid: UIDS.anonymous }), pace)
        .commit(),
    );
  });

  it('is the only way to change an earlier pace document', async () => {
    const writer = stranger();
    await wall.pastTheRules((past) =>
      setDoc(
        answerPaceRef({ ...writer, db: past }),
        newAnswerPace('another', new Date(Date.now() - ANSWER_PACE_MS)),
      ),
    );

    await assertFails(setDoc(answerPaceRef(writer), newAnswerPace(writer.postId, serverTimestamp())));
    await assertFails(updateDoc(answerPaceRef(writer), { last_answer_at: new Date(0) }));
  });

  it('cannot set a pace document for a post that is already answered', async () => {
    await wall.storePost({ is_answered: true });

    await assertFails(
      setDoc(answerPaceRef(stranger()), newAnswerPace(wall.writer.postId, serverTimestamp())),
    );
  });
});

describe('the author', () => {
  it('can add a testimony', async () => {
    await ownPost();

    await assertSucceeds(answer(wall.writer, 'She is well again.'));
  });

  it('can only submit a testimony for approval if leadership approves posts', async () => {
    await ownPost();
    await wall.pastTheRules((past) => setDoc(wallSettings(past), { approval: 'moderated' }));

    await assertFails(answer(wall.writer, 'Buy now at example.com'));
    await assertFails(answer(stranger(), null, { testimony: 'Buy now at example.com', is_approved: false }));
    await assertSucceeds(answer(wall.writer, null, { ...answerForApproval('She is well again.') }));
  });

  it('stays on the wall with its testimony if leadership chose that posts need no approval', async () => {
    await ownPost();
    await wall.pastTheRules((past) => setDoc(wallSettings(past), { approval: 'at_once' }));

    await assertFails(answer(wall.writer, null, { ...answerForApproval('She is well again.') }));
    await assertSucceeds(answer(wall.writer, 'She is well again.'));
  });

  it("cannot change the post's approval when adding a testimony", async () => {
    await ownPost();

    for (const is_approved of [false, 'yes']) {
      await assertFails(answer(wall.writer, 'She is well again.', { is_approved }));
    }
    await assertSucceeds(answer(wall.writer, 'She is well again.'));
  });

  it('can mark the post as answered without a testimony even if leadership approves posts', async () => {
    await ownPost();
    await wall.pastTheRules((past) => setDoc(wallSettings(past), { approval: 'moderated' }));

    await assertSucceeds(answer(wall.writer));
  });

  it('can unmark a post that another member marked as answered', async () => {
    await ownPost();
    await answer(stranger());

    await assertSucceeds(updateDoc(postRef(wall.writer), { ...unmarkAnswered() }));
  });

  it('must remove the testimony when unmarking the post and cannot change anything else', async () => {
    await wall.storePost({ is_answered: true, testimony: 'She is well.' });
    await ownPost();

    await assertFails(updateDoc(postRef(wall.writer), { is_answered: false }));
    await assertFails(updateDoc(postRef(wall.writer), { ...unmarkAnswered(), testimony: 'Other.' }));
    await assertFails(updateDoc(postRef(wall.writer), { ...unmarkAnswered(), content: 'Other.' }));
    await assertFails(updateDoc(postRef(wall.writer), { is_answered: 0, testimony: null }));
  });

  it('cannot unmark a post that is not on the wall', async () => {
    await wall.storePost({ is_answered: true, is_approved: false, is_hidden: true });
    await ownPost();

    await assertFails(updateDoc(postRef(wall.writer), { ...unmarkAnswered() }));
  });

  it('is stored in a record that cannot be read, changed, or deleted', async () => {
    await ownPost();

    await assertFails(getDoc(authorRef(wall.writer)));
    await assertFails(getDoc(authorRef({ ...wall.writer, db: wall.databaseAs('leadership') })));
    await assertFails(updateDoc(authorRef(wall.writer), { author_uid: UIDS.member }));
    await assertFails(deleteDoc(authorRef(wall.writer)));
  });
});
