import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import type { BeliefWallPost } from '@prayer-community/domain/belief-wall-post';
import type { Caller } from '@prayer-community/domain/direct-access';
import { type Firestore, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { databaseAs, pastTheRules, startRulesEnvironment, UIDS } from './rules-environment.ts';
import { storeStaff } from './stored-documents.ts';
import { postRef, storedPost, type WallWriter } from './wall-writes.ts';

type PostChanges = Partial<BeliefWallPost<Date>>;

/** The Belief Wall under the rules, as the tests of one file share it. */
export interface WallUnderTest {
  /** An anonymous visitor, and a post that no other test has. */
  readonly writer: WallWriter;
  /** The same visitor at a new post that hangs there already. */
  hangUp(changes: PostChanges): Promise<void>;
  /** The database as somebody else reaches it. */
  databaseAs(caller: Caller): Firestore;
  pastTheRules(act: (db: Firestore) => Promise<void>): Promise<void>;
}

/**
 * Opens a wall of the test file's own, with its staff.
 * @param hanging what hangs there when a test begins; null for nothing
 */
export function wallUnderTest(hanging: PostChanges | null): WallUnderTest {
  let environment: RulesTestEnvironment;
  let writer: WallWriter;
  let posts = 0;

  beforeAll(async () => {
    environment = await startRulesEnvironment();
    await pastTheRules(environment, storeStaff);
    writer = { db: databaseAs(environment, 'anonymous'), uid: UIDS.anonymous, postId: '' };
  });

  afterAll(() => environment.cleanup());

  function moveOn(): void {
    writer = { ...writer, postId: `post-${posts++}` };
  }

  async function hangUp(changes: PostChanges): Promise<void> {
    moveOn();
    await pastTheRules(environment, (past) => setDoc(postRef({ ...writer, db: past }), storedPost(changes)));
  }

  beforeEach(() => (hanging === null ? moveOn() : hangUp(hanging)));

  return {
    get writer() {
      return writer;
    },
    hangUp,
    databaseAs: (caller) => databaseAs(environment, caller),
    pastTheRules: (act) => pastTheRules(environment, act),
  };
}
