import { WALL_REFUSALS, WALL_REPORTS_PER_HOUR } from '@prayer-community/domain/belief-wall/belief-wall-calls';
import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { refusal } from '@prayer-community/domain/refusal';
import { beforeEach, describe, expect, it } from 'vitest';
import { createVisitor } from '../testing/anonymous-visitor.ts';
import { type CallableAnswer, callFunction } from '../testing/call-function.ts';
import { randomAddress } from '../testing/random-address.ts';
import { testFirestore } from '../testing/test-backend.ts';

const db = testFirestore();
const DONE = { result: { success: true } };
const REVIEWED = { result: refusal(WALL_REFUSALS.alreadyReviewed) };

let postId: string;

beforeEach(async () => {
  postId = await storePost();
});

async function storePost(changes: object = {}): Promise<string> {
  const post = db.collection(COLLECTIONS.beliefWallPosts).doc();
  await post.set({ ...newWallPost('Buy now.', null, true, new Date()), ...changes });
  return post.id;
}

async function report(idToken: string | undefined, address: string, id = postId): Promise<CallableAnswer> {
  return callFunction('reportPost', { postId: id }, { idToken, address });
}

const addTestimony = () =>
  db
    .collection(COLLECTIONS.beliefWallPosts)
    .doc(postId)
    .update({ is_answered: true, testimony: 'Buy more.' });

async function settleReports(): Promise<void> {
  await Promise.all((await storedReports()).map(({ ref }) => ref.update({ is_settled: true })));
}

async function storedReports(id = postId) {
  const found = await db.collection(COLLECTIONS.beliefWallReports).where('post_id', '==', id).get();
  return found.docs;
}

describe('a report', () => {
  it('is stored as open, without the visitor’s ID or network address', async () => {
    const { uid, idToken } = await createVisitor();
    const address = randomAddress();

    expect(await report(idToken, address)).toEqual(DONE);

    const [stored] = await storedReports();
    expect(stored?.data()).toEqual({
      post_id: postId,
      reported_by: expect.stringMatching(/^[0-9a-f]{32}$/),
      is_settled: false,
      created_at: expect.anything(),
    });
    expect(JSON.stringify([stored?.id, stored?.data()])).not.toContain(uid);
    expect(stored?.id).not.toContain(address);
  });

  it('counts once per network address, even with simultaneous reports from several accounts', async () => {
    const address = randomAddress();
    const visitors = await Promise.all([1, 2, 3].map(() => createVisitor()));

    const answers = await Promise.all(visitors.map(({ idToken }) => report(idToken, address)));

    expect(answers).toEqual([DONE, DONE, DONE]);
    expect(await storedReports()).toHaveLength(1);
  });

  it('counts once per IPv6 subscriber, whichever of their networks it comes from', async () => {
    const prefix = `2001:db8:${Math.floor(Math.random() * 0xffff).toString(16)}`;

    for (const address of [`${prefix}:1::1`, `${prefix}:ff00::1`]) {
      expect(await report(undefined, address)).toEqual(DONE);
    }

    expect(await storedReports()).toHaveLength(1);
  });

  it('counts separately for each network address', async () => {
    for (let visitor = 0; visitor < 3; visitor += 1) {
      await report((await createVisitor()).idToken, randomAddress());
    }

    expect(await storedReports()).toHaveLength(3);
  });

  it('counts once for a visitor whose network address changes', async () => {
    const { idToken } = await createVisitor();
    await report(idToken, randomAddress());

    expect(await report(idToken, randomAddress())).toEqual(DONE);
    expect(await storedReports()).toHaveLength(1);
  });

  it.each([
    ['network address', { isOtherVisitor: true, isOtherNetwork: false }],
    ['account', { isOtherVisitor: false, isOtherNetwork: true }],
  ])(
    'counts again for the same %s once a testimony is added to a post that leadership kept',
    async (_same, who) => {
      const { idToken } = await createVisitor();
      const address = randomAddress();
      const again = async () =>
        report(
          who.isOtherVisitor ? (await createVisitor()).idToken : idToken,
          who.isOtherNetwork ? randomAddress() : address,
        );
      await report(idToken, address);
      await settleReports();
      expect(await again()).toEqual(REVIEWED);
      expect(await storedReports()).toHaveLength(1);

      await addTestimony();
      expect(await again()).toEqual(DONE);

      const isSettled = (await storedReports()).map((one) => one.get('is_settled'));
      expect(isSettled.sort()).toEqual([false, true]);
      await settleReports();
      expect(await again()).toEqual(REVIEWED);
      expect(await storedReports()).toHaveLength(2);
    },
  );

  it('counts once until leadership settles it, even if a testimony is added to the post', async () => {
    const { idToken } = await createVisitor();
    const address = randomAddress();
    await report(idToken, address);
    await addTestimony();

    expect(await report(undefined, address)).toEqual(DONE);
    expect(await report(idToken, randomAddress())).toEqual(DONE);

    expect(await storedReports()).toHaveLength(1);
  });

  it('does not reveal that two posts were reported from the same address or account', async () => {
    const address = randomAddress();
    const { idToken } = await createVisitor();
    const other = await storePost();
    await report(idToken, address);
    await report(idToken, address, other);

    const [ofFirst, ofOther] = [await storedReports(), await storedReports(other)];
    const network = (reports: typeof ofFirst) => reports[0]?.id.split('_')[1];
    expect(network(ofFirst)).toMatch(/^[0-9a-f]{32}$/);
    expect(network(ofFirst)).not.toBe(network(ofOther));
    expect(ofFirst[0]?.get('reported_by')).not.toBe(ofOther[0]?.get('reported_by'));
  });

  it.each([
    ['that is hidden', { is_approved: false, is_hidden: true }],
    ['that is awaiting approval', { is_approved: false }],
  ])('is rejected for a post %s', async (_what, changes) => {
    const id = await storePost(changes);

    expect(await report((await createVisitor()).idToken, randomAddress(), id)).toEqual({
      result: refusal(WALL_REFUSALS.notReported),
    });
    expect(await storedReports(id)).toEqual([]);
  });

  it('does not require an account, and still counts once per network address', async () => {
    const address = randomAddress();

    expect(await report(undefined, address)).toEqual(DONE);
    expect(await report(undefined, address)).toEqual(DONE);
    expect(await report((await createVisitor()).idToken, address)).toEqual(DONE);

    expect((await storedReports()).map((one) => one.get('reported_by'))).toEqual([null]);
  });
});

it('a network address can report 30 posts per hour, and other addresses are unaffected', async () => {
  const address = randomAddress();
  const { idToken } = await createVisitor();
  const ids = await Promise.all(Array.from({ length: WALL_REPORTS_PER_HOUR + 3 }, () => storePost()));

  const answers = await Promise.all(ids.map((id) => report(idToken, address, id)));

  expect(answers.filter((answer) => 'result' in answer && !('error' in Object(answer.result)))).toHaveLength(
    WALL_REPORTS_PER_HOUR,
  );
  expect(await report(idToken, address)).toEqual({
    result: refusal(WALL_REFUSALS.tooManyReports),
  });
  expect(await report((await createVisitor()).idToken, randomAddress())).toEqual(DONE);
});
