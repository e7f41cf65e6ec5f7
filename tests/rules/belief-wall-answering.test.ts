import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import type { BeliefWallPost } from '@prayer-community/domain/belief-wall-post';
import { TESTIMONY_MAX_CHARS } from '@prayer-community/domain/limits';
import { type Firestore, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { databaseAs, pastTheRules, startRulesEnvironment, UIDS } from './rules-environment.ts';
import { storeStaff } from './stored-documents.ts';
import { answer, postRef, storedPost, type WallWriter } from './wall-writes.ts';

let environment: RulesTestEnvironment;
let db: Firestore;
let posts = 0;
let writer: WallWriter;

beforeAll(async () => {
  environment = await startRulesEnvironment();
  await pastTheRules(environment, storeStaff);
  db = databaseAs(environment, 'anonymous');
});

beforeEach(() => hangUp({}));

afterAll(() => environment.cleanup());

async function hangUp(changes: Partial<BeliefWallPost<Date>>): Promise<void> {
  writer = { db, uid: UIDS.anonymous, postId: `post-${posts++}` };
  await pastTheRules(environment, (past) => setDoc(postRef({ ...writer, db: past }), storedPost(changes)));
}

describe('a post', () => {
  it('is marked as answered', async () => {
    await assertSucceeds(answer(writer));
  });

  it.each([
    ['of a few words', 'We got the keys today.'],
    ['of 500 characters', 'x'.repeat(TESTIMONY_MAX_CHARS)],
  ])('is marked as answered with a testimony %s', async (_what, testimony) => {
    await assertSucceeds(answer(writer, testimony));
  });

  it.each<[string, object]>([
    ['empty', { testimony: '' }],
    ['blank', { testimony: ' \n\u00a0' }],
    ['of 501 characters', { testimony: 'x'.repeat(TESTIMONY_MAX_CHARS + 1) }],
    ['no text', { testimony: 7 }],
  ])('is not marked as answered with a testimony that is %s', async (_what, changes) => {
    await assertFails(answer(writer, null, changes));
  });

  it('is answered for good: no way back, no second testimony', async () => {
    await hangUp({ is_answered: true });

    await assertFails(updateDoc(postRef(writer), { is_answered: false }));
    await assertFails(answer(writer));
    await assertFails(answer(writer, 'Once more.'));
    await assertFails(updateDoc(postRef(writer), { testimony: 'Added later.' }));
  });

  it('takes no testimony while it is not answered', async () => {
    await assertFails(updateDoc(postRef(writer), { testimony: 'Too early.' }));
  });

  it('is answered with true, not with what looks like it', async () => {
    await assertFails(answer(writer, null, { is_answered: 1 }));
    await assertFails(answer(writer, null, { is_answered: 'true' }));
  });

  it.each<[string, object]>([
    ['words', { content: 'Other words.' }],
    ['name', { author_name: 'Other', is_anonymous: false }],
    ['count', { prayer_count: 5 }],
    ['date', { created_at: new Date(0) }],
    ['approval', { is_approved: false }],
    ['field more', { unnamed: true }],
  ])('is not marked as answered with another %s', async (_what, changes) => {
    await assertFails(answer(writer, null, changes));
  });

  it('is not marked as answered while it does not hang on the wall', async () => {
    await hangUp({ is_approved: false });

    await assertFails(answer(writer));
  });

  it('leaves the wall by nobody without a decision in its history', async () => {
    for (const caller of ['anonymous', 'prayer_team', 'password_only', 'leadership'] as const) {
      await assertFails(
        updateDoc(postRef({ ...writer, db: databaseAs(environment, caller) }), { is_approved: false }),
      );
    }
  });
});
