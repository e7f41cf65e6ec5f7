import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { newPostAuthor } from '@prayer-community/domain/belief-wall/belief-wall-actions';
import type { BeliefWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { TESTIMONY_MAX_CHARS } from '@prayer-community/domain/limits';
import { setDoc, updateDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, it } from 'vitest';
import { wallUnderTest } from './wall-under-test.ts';
import { answer, authorRef, postRef } from './wall-writes.ts';

const wall = wallUnderTest({});

// A post by the author. Writes by others are tested in belief-wall-testimony.test.ts.
beforeEach(() => storeOwnPost({}));

async function storeOwnPost(changes: Partial<BeliefWallPost<Date>>): Promise<void> {
  await wall.storePost(changes);
  await wall.pastTheRules((past) =>
    setDoc(authorRef({ ...wall.writer, db: past }), newPostAuthor(wall.writer.uid)),
  );
}

describe('a post', () => {
  it('can be marked as answered by its author', async () => {
    await assertSucceeds(answer(wall.writer));
  });

  it.each([
    ['of a few words', 'We got the keys today.'],
    ['of 500 characters', 'x'.repeat(TESTIMONY_MAX_CHARS)],
  ])('can be marked as answered with a testimony %s', async (_what, testimony) => {
    await assertSucceeds(answer(wall.writer, testimony));
  });

  it.each<[string, object]>([
    ['empty', { testimony: '' }],
    ['blank', { testimony: ' \n\u00a0' }],
    ['501 characters', { testimony: 'x'.repeat(TESTIMONY_MAX_CHARS + 1) }],
    ['not a string', { testimony: 7 }],
  ])('cannot be marked as answered with an invalid testimony: %s', async (_what, changes) => {
    await assertFails(answer(wall.writer, null, changes));
  });

  it('cannot be answered again or given a testimony once it is answered', async () => {
    await storeOwnPost({ is_answered: true });

    await assertFails(answer(wall.writer));
    await assertFails(answer(wall.writer, 'Once more.'));
    await assertFails(updateDoc(postRef(wall.writer), { testimony: 'Added later.' }));
  });

  it('cannot be given a testimony before it is marked as answered', async () => {
    await assertFails(updateDoc(postRef(wall.writer), { testimony: 'Too early.' }));
  });

  it('cannot be marked as answered with a value other than true', async () => {
    await assertFails(answer(wall.writer, null, { is_answered: 1 }));
    await assertFails(answer(wall.writer, null, { is_answered: 'true' }));
  });

  it.each<[string, object]>([
    ['words', { content: 'Other words.' }],
    ['name', { author_name: 'Other', is_anonymous: false }],
    ['count', { prayer_count: 5 }],
    ['date', { created_at: new Date(0) }],
    ['approval', { is_approved: false }],
    ['additional field', { unnamed: true }],
  ])('cannot be marked as answered with a change to another field: %s', async (_what, changes) => {
    await assertFails(answer(wall.writer, null, changes));
  });

  it('cannot be marked as answered while it is not on the wall', async () => {
    await storeOwnPost({ is_approved: false });

    await assertFails(answer(wall.writer));
    await assertFails(answer(wall.writer, null, { is_approved: true }));
  });

  it('cannot be taken off the wall without a decision in its history, even by leadership', async () => {
    for (const caller of ['anonymous', 'prayer_team', 'password_only', 'leadership'] as const) {
      await assertFails(
        updateDoc(postRef({ ...wall.writer, db: wall.databaseAs(caller) }), { is_approved: false }),
      );
    }
  });
});
