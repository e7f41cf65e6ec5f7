import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { CRISIS_MAILS_PER_HOUR } from '@prayer-community/domain/delivery/mail-limit';
import { autoIdFrom } from '@prayer-community/domain/fields/auto-id';
import { HOUR_MS } from '@prayer-community/domain/fields/durations';
import { afterEach, expect, it } from 'vitest';
import { deliverAtOnce } from '../deliver.ts';
import { createVisitor } from '../testing/anonymous-visitor.ts';
import { resultOf } from '../testing/call-function.ts';
import { mailsTo, mailTo } from '../testing/fake-providers.ts';
import { messagesAbout } from '../testing/queued-messages.ts';
import { randomAddress } from '../testing/random-address.ts';
import { createStaffMember } from '../testing/staff-member.ts';
import { testFirestore } from '../testing/test-backend.ts';
import { whileTriggering } from '../testing/while-triggering.ts';

const db = testFirestore();
const crisisMails = db.collection(COLLECTIONS.rateLimits).doc('crisis_mails_posts');
const settings = db.collection(COLLECTIONS.settings);

afterEach(() =>
  Promise.all([settings.doc('wall').delete(), settings.doc('safety').delete(), crisisMails.delete()]),
);

async function post(content: string): Promise<string> {
  const postId = autoIdFrom(randomUUID());
  const { idToken } = await createVisitor();
  const input = { postId, content, authorName: 'Marisol' };
  const answer = await whileTriggering([deliverAtOnce], () =>
    resultOf('postToWall', input, { idToken, address: randomAddress() }),
  );
  expect(answer).toMatchObject({ success: true });
  return postId;
}

it.each([
  ['shown', 'at_once'],
  ['waiting', 'moderated'],
])(
  'a post with crisis signs alerts the leaders without its words, and links to the posts that are %s',
  async (status, approval) => {
    await settings.doc('wall').set({ approval });
    const leader = await createStaffMember('leadership');
    const member = await createStaffMember('prayer_team');

    await post('I want to kill myself.');

    const mail = await mailTo(leader.email);
    expect(mail.subject).toBe('Someone may need help now');
    expect(mail.text).toContain('A post on the Belief Wall shows signs of a crisis.');
    expect(mail.text).toContain(`/prayerteam/moderation?view=${status}`);
    expect(mail.text).not.toMatch(/kill|Marisol/);
    expect(await mailsTo(member.email)).toEqual([]);
  },
);

it('the last emailed alert of an hour says that others are only pushed, as they are', async () => {
  const leader = await createStaffMember('leadership');
  await crisisMails.set({ count: CRISIS_MAILS_PER_HOUR - 1, expires_at: new Date(Date.now() + HOUR_MS) });

  await post('I want to kill myself.');

  expect((await mailTo(leader.email)).text).toContain('Many posts with crisis signs');
  const channels = (await messagesAbout(await post('I still want to kill myself.'))).map(
    ({ channel }) => channel,
  );
  expect(new Set(channels)).toEqual(new Set(['push']));
  expect(await mailsTo(leader.email)).toHaveLength(1);
});

it('a post without crisis signs alerts no one', async () => {
  await createStaffMember('leadership');

  expect(await messagesAbout(await post('Please pray for my exam.'))).toEqual([]);
});

it('a post alerts no one if leadership does not watch for crisis signs', async () => {
  await createStaffMember('leadership');
  await settings.doc('safety').set({ watches_for_need: false });

  expect(await messagesAbout(await post('I want to kill myself.'))).toEqual([]);
});
