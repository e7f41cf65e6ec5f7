import { randomBytes, randomUUID } from 'node:crypto';
import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { prayerData } from '@prayer-community/domain/testing/prayer-data';
import { expect, it } from 'vitest';
import { createVisitor } from '../testing/anonymous-visitor.ts';
import { callFunction, resultOf } from '../testing/call-function.ts';
import { randomAddress } from '../testing/random-address.ts';
import { testFirestore } from '../testing/test-backend.ts';

const db = testFirestore();
const posts = db.collection(COLLECTIONS.beliefWallPosts);
const key = randomBytes(16).toString('base64url');
const address = randomAddress();

/** Submits a shared request and withdraws it. Returns the id of its post. */
async function withdrawShared(): Promise<string> {
  await resultOf(
    'submitPrayerRequest',
    {
      submissionId: randomUUID(),
      statusKey: key,
      prayerData: prayerData({ share_on_belief_wall: true }),
      contactData: { first_name: null, last_name: null, phone: null, email: 'ruth@example.org' },
      audioPath: null,
    },
    { address },
  );
  const [post] = (await posts.get()).docs;
  await resultOf('withdrawPrayerRequest', { key }, { address });
  return post?.id ?? '';
}

it('a stranger’s post never appears on the page of a request whose post was withdrawn', async () => {
  const postId = await withdrawShared();
  const { idToken } = await createVisitor();

  const posted = await callFunction(
    'postToWall',
    { postId, content: 'Buy now at example.com', authorName: '' },
    { idToken, address },
  );

  expect(posted).toMatchObject({ error: { status: 'ALREADY_EXISTS' } });

  // Neither does a post that was stored without the function.
  await posts.doc(postId).set(newWallPost('Buy now at example.com', null, true, new Date()));
  expect(await resultOf('openStatusPage', { key }, { address })).toMatchObject({
    success: true,
    status: { isWithdrawn: true, post: null },
  });
  const links = await db.collection(COLLECTIONS.statusLinks).get();
  expect(links.docs.map((link) => link.get('post_id'))).toEqual([null, null]);
});
