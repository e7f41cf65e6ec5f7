import { newAnswerPace, newPostAuthor } from '@prayer-community/domain/belief-wall/belief-wall-actions';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { DAY_MS } from '@prayer-community/domain/fields/durations';
import { expect, it, vi } from 'vitest';
import { profileRef } from '../platform/staff-account.ts';
import { callAccounts } from '../testing/accounts-api.ts';
import { createVisitor } from '../testing/anonymous-visitor.ts';
import { createMember, randomEmail, storeCircle } from '../testing/circle-member.ts';
import { createStaffMember } from '../testing/staff-member.ts';
import { testAuth, testFirestore } from '../testing/test-backend.ts';
import { deleteUnusedVisitors } from './delete-unused-visitors.ts';

const db = testFirestore();

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

const isThere = async ({ uid }: { uid: string }) => (await testAuth().getUsers([{ uid }])).users.length === 1;

it('anonymous accounts are deleted after 90 days without use, except for authors of posts', async () => {
  const [visitor, author, member, staff] = await Promise.all([
    createVisitor(),
    createVisitor(),
    createMember(),
    createStaffMember(),
  ]);
  const pace = db.collection(COLLECTIONS.answerPaces).doc(visitor.uid);
  await pace.set(newAnswerPace('a-post', new Date()));
  await db.collection(COLLECTIONS.postAuthors).doc('a-post').set(newPostAuthor(author.uid));

  expect(await deleteUnusedVisitors(db, testAuth(), inDays(89))).toBe(0);
  expect(await isThere(visitor)).toBe(true);

  expect(await deleteUnusedVisitors(db, testAuth(), inDays(91))).toBe(1);
  expect(await isThere(visitor)).toBe(false);
  expect((await pace.get()).exists).toBe(false);
  expect(await Promise.all([author, member, staff].map(isThere))).toEqual([true, true, true]);
});

/** Registers an account with an address that need not be one's own, as anyone with the public key can. */
async function registerStranger(): Promise<{ uid: string }> {
  const { localId } = await callAccounts('signUp', { email: randomEmail(), password: 'a password' });
  return { uid: String(localId) };
}

it('accounts that only have a password are deleted too, except for staff and members of circles', async () => {
  const [stranger, inCircle, withProfile, member] = await Promise.all([
    registerStranger(),
    registerStranger(),
    registerStranger(),
    createMember(),
  ]);
  await storeCircle(inCircle);
  await profileRef(db, withProfile.uid).set({ role: 'unreadable' });

  expect(await deleteUnusedVisitors(db, testAuth(), inDays(89))).toBe(0);
  expect(await isThere(stranger)).toBe(true);

  expect(await deleteUnusedVisitors(db, testAuth(), inDays(91))).toBe(1);
  expect(await isThere(stranger)).toBe(false);
  expect(await Promise.all([inCircle, withProfile, member].map(isThere))).toEqual([true, true, true]);
  await profileRef(db, withProfile.uid).delete();
});

it('an anonymous author is deleted once the post is gone', async () => {
  const author = await createVisitor();
  const ref = db.collection(COLLECTIONS.postAuthors).doc('another-post');
  await ref.set(newPostAuthor(author.uid));
  await deleteUnusedVisitors(db, testAuth(), inDays(91));
  expect(await isThere(author)).toBe(true);

  await ref.delete();
  await deleteUnusedVisitors(db, testAuth(), inDays(91));

  expect(await isThere(author)).toBe(false);
});

it('one run deletes more accounts than a single query can compare', async () => {
  const visitors = await Promise.all(Array.from({ length: 31 }, () => createVisitor()));

  const deleting = vi.spyOn(testAuth(), 'deleteUsers');

  await deleteUnusedVisitors(db, testAuth(), inDays(91));

  expect((await Promise.all(visitors.map(isThere))).filter(Boolean)).toEqual([]);
  expect(deleting).toHaveBeenCalledTimes(1);
  deleting.mockRestore();
});

it('pages of accounts are deleted at least a second apart', async () => {
  const visitors = await Promise.all(Array.from({ length: 2 }, () => createVisitor()));
  const auth = testAuth();
  const list = auth.listUsers.bind(auth);
  const listing = vi.spyOn(auth, 'listUsers').mockImplementation((_most, page) => list(1, page));
  const calledAtMs: number[] = [];
  const remove = auth.deleteUsers.bind(auth);
  const deleting = vi.spyOn(auth, 'deleteUsers').mockImplementation((uids) => {
    calledAtMs.push(performance.now());
    return remove(uids);
  });

  await deleteUnusedVisitors(db, auth, inDays(91));

  expect((await Promise.all(visitors.map(isThere))).filter(Boolean)).toEqual([]);
  const [first = 0, second = 0] = calledAtMs;
  expect(calledAtMs).toHaveLength(2);
  expect(second - first).toBeGreaterThan(950);
  listing.mockRestore();
  deleting.mockRestore();
});
