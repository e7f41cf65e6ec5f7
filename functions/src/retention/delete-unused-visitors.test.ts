import { authorOfPost, visitorWhoAnswered } from '@prayer-community/domain/belief-wall/belief-wall-actions';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { expect, it } from 'vitest';
import { createVisitor } from '../testing/anonymous-visitor.ts';
import { createMember } from '../testing/circle-member.ts';
import { createStaffMember } from '../testing/staff-member.ts';
import { testAuth, testFirestore } from '../testing/test-backend.ts';
import { deleteUnusedVisitors } from './delete-unused-visitors.ts';

const DAY_MS = 24 * 3_600_000;

const db = testFirestore();

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

const isThere = async ({ uid }: { uid: string }) => (await testAuth().getUsers([{ uid }])).users.length === 1;

it('deletes anonymous accounts after 90 days without use, except authors of posts', async () => {
  const [visitor, author, member, staff] = await Promise.all([
    createVisitor(),
    createVisitor(),
    createMember(),
    createStaffMember(),
  ]);
  const pace = db.collection(COLLECTIONS.answerPaces).doc(visitor.uid);
  await pace.set(visitorWhoAnswered('a-post', new Date()));
  await db.collection(COLLECTIONS.postAuthors).doc('a-post').set(authorOfPost(author.uid));

  expect(await deleteUnusedVisitors(db, testAuth(), inDays(89))).toBe(0);
  expect(await isThere(visitor)).toBe(true);

  expect(await deleteUnusedVisitors(db, testAuth(), inDays(91))).toBe(1);
  expect(await isThere(visitor)).toBe(false);
  expect((await pace.get()).exists).toBe(false);
  expect(await Promise.all([author, member, staff].map(isThere))).toEqual([true, true, true]);
});

it('deletes an author once the post is gone', async () => {
  const author = await createVisitor();
  const ref = db.collection(COLLECTIONS.postAuthors).doc('another-post');
  await ref.set(authorOfPost(author.uid));
  await deleteUnusedVisitors(db, testAuth(), inDays(91));
  expect(await isThere(author)).toBe(true);

  await ref.delete();
  await deleteUnusedVisitors(db, testAuth(), inDays(91));

  expect(await isThere(author)).toBe(false);
});

it('deletes more than one query can compare', async () => {
  const visitors = await Promise.all(Array.from({ length: 31 }, () => createVisitor()));

  await deleteUnusedVisitors(db, testAuth(), inDays(91));

  expect((await Promise.all(visitors.map(isThere))).filter(Boolean)).toEqual([]);
});
