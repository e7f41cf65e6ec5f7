import { assertFails, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { FirebaseError } from 'firebase/app';
import { collection, getCount, getDoc, query, setDoc, where } from 'firebase/firestore/lite';
import { beforeAll, expect, it } from 'vitest';
import { databaseOf, pastTheRules, startRulesEnvironment } from './rules-environment.ts';
import { postRef, pray, storedPost, type WallWriter } from './wall-writes.ts';

const VISITORS = 200;
const POST_ID = 'a-post-for-all';
/** The errors after which the SDK of a client tries again. */
const BUSY_CODES: readonly string[] = ['aborted', 'unavailable', 'resource-exhausted', 'deadline-exceeded'];
/** Writes to the same document wait for each other. */
const CROWD_MS = 120_000;

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await startRulesEnvironment();
});

it(`${VISITORS} visitors who pray for a post at the same time are each counted once`, {
  timeout: CROWD_MS,
}, async () => {
  await pastTheRules(environment, (db) => setDoc(postRef({ db, postId: POST_ID }), storedPost()));
  const visitors = Array.from({ length: VISITORS }, (_, number) => {
    const uid = `visitor-${number}`;
    return { uid, db: databaseOf(environment, uid), postId: POST_ID };
  });

  await Promise.all(visitors.map(prayUntilTaken));
  await Promise.all(visitors.slice(0, 20).map((visitor) => assertFails(prayUntilTaken(visitor))));

  await pastTheRules(environment, async (db) => {
    const post = await getDoc(postRef({ db, postId: POST_ID }));
    const reactions = await getCount(
      query(collection(db, COLLECTIONS.beliefWallReactions), where('post_id', '==', POST_ID)),
    );
    expect(post.get('prayer_count')).toBe(VISITORS);
    expect(reactions.data().count).toBe(VISITORS);
  });
});

/** Retries a write that waited too long for others to the same document or met a busy server, as the client's SDK does. */
async function prayUntilTaken(visitor: WallWriter): Promise<void> {
  try {
    await pray(visitor);
  } catch (error) {
    if (!(error instanceof FirebaseError) || !BUSY_CODES.includes(error.code)) {
      throw error;
    }
    await prayUntilTaken(visitor);
  }
}
