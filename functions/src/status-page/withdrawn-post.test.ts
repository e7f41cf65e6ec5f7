import { randomBytes, randomUUID } from 'node:crypto';
import { visitorWhoPosted } from '@prayer-community/domain/belief-wall-actions';
import { newWallPost } from '@prayer-community/domain/belief-wall-post';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { signInAnonymously } from 'firebase/auth';
import { doc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { applyRules } from '../testing/apply-rules.ts';
import { resultOf } from '../testing/call-function.ts';
import { randomAddress } from '../testing/random-address.ts';
import { testFirestore } from '../testing/test-backend.ts';
import { openWebSession } from '../testing/web-session.ts';

const db = testFirestore();
const posts = db.collection(COLLECTIONS.beliefWallPosts);
const key = randomBytes(16).toString('base64url');
const address = randomAddress();

/** Submits a request that is shared, and withdraws it; the id of its post. */
async function withdrawShared(): Promise<string> {
  await resultOf(
    'submitPrayerRequest',
    {
      submissionId: randomUUID(),
      statusKey: key,
      prayerData: {
        is_on_behalf: true,
        prayer_text: 'For my mother.',
        categories: [],
        follow_up_requested: false,
        contact_preference: 'none',
        submission_type: 'prayer_team',
        share_on_belief_wall: true,
        urgency_level: 'low',
      },
      contactData: { first_name: null, last_name: null, phone: null, email: 'ruth@example.org' },
      audioPath: null,
    },
    { address },
  );
  const [post] = (await posts.get()).docs;
  await resultOf('withdrawPrayerRequest', { key }, { address });
  return post?.id ?? '';
}

it('nothing that a stranger posts shows on the page of a request whose post was withdrawn', async () => {
  await applyRules();
  const postId = await withdrawShared();
  const stranger = openWebSession();
  const { uid } = (await signInAnonymously(stranger.auth)).user;
  const posting = writeBatch(stranger.firestore)
    .set(
      doc(stranger.firestore, COLLECTIONS.beliefWallPosts, postId),
      newWallPost('Buy now at example.com', null, true, serverTimestamp()),
    )
    .set(doc(stranger.firestore, COLLECTIONS.visitors, uid), visitorWhoPosted(postId, serverTimestamp()))
    .commit();

  await expect(posting).rejects.toMatchObject({ code: 'permission-denied' });
  await stranger.close();

  // Nor does it where the rules were deployed later than the functions.
  await posts.doc(postId).set(newWallPost('Buy now at example.com', null, true, new Date()));
  expect(await resultOf('openStatusPage', { key }, { address })).toMatchObject({
    success: true,
    status: { isWithdrawn: true, post: null },
  });
  const links = await db.collection(COLLECTIONS.statusLinks).get();
  expect(links.docs.map((link) => link.get('post_id'))).toEqual([null, null]);
});
