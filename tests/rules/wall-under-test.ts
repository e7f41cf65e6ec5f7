import type { BeliefWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { deleteDoc, setDoc } from 'firebase/firestore/lite';
import { beforeAll, beforeEach } from 'vitest';
import { newId } from './new-id.ts';
import { UIDS } from './rules-environment.ts';
import { type RulesUnderTest, rulesUnderTest } from './rules-under-test.ts';
import { answerPaceRef, postRef, storedPost, type WallWriter } from './wall-writes.ts';

type PostChanges = Partial<BeliefWallPost<Date>>;

/** The Belief Wall under the rules, as the tests of one file share it. */
export interface WallUnderTest extends RulesUnderTest {
  /** An anonymous visitor, and a post that no other test has. */
  readonly writer: WallWriter;
  /** The same visitor at a new post that is there already. */
  storePost(changes: PostChanges): Promise<void>;
}

/**
 * Opens a wall of the test file's own, with its staff.
 * @param hanging the post on the wall when a test begins; null for none
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
