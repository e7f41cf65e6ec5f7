import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { collection, getCountFromServer, getDoc, query, setDoc, where } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseOf, pastTheRules, startRulesEnvironment } from './rules-environment.ts';
import { postRef, pray, storedPost } from './wall-writes.ts';

const VISITORS = 200;
const POST_ID = 'a-post-for-all';
/** Two hundred clients open two hundred connections. */
const CROWD_MS = 120_000;

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await startRulesEnvironment();
});

afterAll(() => environment.cleanup(), CROWD_MS);

it(`${VISITORS} visitors who pray for one post at the same time are counted, each once`, {
  timeout: CROWD_MS,
}, async () => {
  await pastTheRules(environment, (db) => setDoc(postRef({ db, postId: POST_ID }), storedPost()));
  const visitors = Array.from({ length: VISITORS }, (_, number) => {
    const uid = `visitor-${number}`;
    return { uid, db: databaseOf(environment.authenticatedContext(uid)), postId: POST_ID };
  });

  await Promise.all(visitors.map((visitor) => pray(visitor)));
  const again = await Promise.allSettled(visitors.slice(0, 20).map((visitor) => pray(visitor)));

  expect(again.filter(({ status }) => status === 'fulfilled')).toEqual([]);
  await pastTheRules(environment, async (db) => {
    const post = await getDoc(postRef({ db, postId: POST_ID }));
    const reactions = await getCountFromServer(
      query(collection(db, COLLECTIONS.beliefWallReactions), where('post_id', '==', POST_ID)),
    );
    expect(post.get('prayer_count')).toBe(VISITORS);
    expect(reactions.data().count).toBe(VISITORS);
  });
});
