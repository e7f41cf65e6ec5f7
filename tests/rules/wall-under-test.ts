import type { BeliefWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { deleteDoc, setDoc } from 'firebase/firestore/lite';
import { beforeAll, beforeEach } from 'vitest';
import { newId } from './new-id.ts';
import { UIDS } from './rules-environment.ts';
import { type RulesUnderTest, rulesUnderTest } from './rules-under-test.ts';
import { answerPaceRef, postRef, storedPost, type WallWriter } from './wall-writes.ts';

type PostChanges = Partial<BeliefWallPost<Date>>;

/** The Belief Wall under the rules, shared by the tests of one file. */
export interface WallUnderTest extends RulesUnderTest {
  /** An anonymous visitor, with a post id that no other test uses. */
  readonly writer: WallWriter;
  /** Stores a new post for the same visitor. */
  storePost(changes: PostChanges): Promise<void>;
}

/**
 * Opens a wall for the tests of one file, with its staff.
 * @param hanging changes to the post stored before each test. Null for no post.
 */
export function wallUnderTest(hanging: PostChanges | null): WallUnderTest {
  const rules = rulesUnderTest();
  let writer: WallWriter;

  beforeAll(() => {
    writer = { db: rules.databaseAs('anonymous'), uid: UIDS.anonymous, postId: '' };
  });

  function moveOn(): void {
    writer = { ...writer, postId: newId() };
  }

  async function storePost(changes: PostChanges): Promise<void> {
    moveOn();
    await rules.pastTheRules(async (past) => {
      await setDoc(postRef({ ...writer, db: past }), storedPost(changes));
      await deleteDoc(answerPaceRef({ ...writer, db: past }));
    });
  }

  beforeEach(() => (hanging === null ? moveOn() : storePost(hanging)));

  return {
    ...rules,
    get writer() {
      return writer;
    },
    storePost,
  };
}
