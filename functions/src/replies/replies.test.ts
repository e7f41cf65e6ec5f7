import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { COLLECTIONS, historyPath, repliesPath } from '@prayer-community/domain/collections';
import { assignMember } from '@prayer-community/domain/prayer-request/request-transitions';
import { newReply, releaseReply, withdrawReply } from '@prayer-community/domain/replies/reply';
import { REPLY_MESSAGES_PER_DAY } from '@prayer-community/domain/replies/reply-limit';
import { identitySettingsSchema } from '@prayer-community/domain/settings/identity';
import { prayerData } from '@prayer-community/domain/testing/prayer-data';
import type { DocumentReference, Query } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { identitySettings } from '../data/settings.ts';
import { deliverAtOnce } from '../deliver.ts';
import { resultOf } from '../testing/call-function.ts';
import { mailsTo, mailTo, messagesTo } from '../testing/fake-providers.ts';
import { randomAddress } from '../testing/random-address.ts';
import { createStaffMember, type StaffMember } from '../testing/staff-member.ts';
import { testFirestore } from '../testing/test-backend.ts';
import { whileTriggering } from '../testing/while-triggering.ts';
import { forwardReply } from './forward-reply.ts';
import { storeReplyEffects } from './store-reply-effects.ts';

const db = testFirestore();

let id: string;
let key: string;
let email: string;
let phone: string;
let address: string;
let miriam: StaffMember;

beforeEach(async () => {
  id = randomUUID();
  key = randomBytes(16).toString('base64url');
  email = `ruth-${id}@example.org`;
  phone = `+1202${randomInt(2_000_000, 9_999_999)}`;
  address = randomAddress();
  miriam = await createStaffMember('prayer_team');
});

const triggering = <T>(act: () => Promise<T>) => whileTriggering([deliverAtOnce, forwardReply], act);

interface Given {
  contact?: { phone: string | null; email: string | null };
  prayer?: Partial<Parameters<typeof prayerData>[0]>;
  hasKey?: boolean;
  language?: 'en' | 'es';
}

const submit = ({
  contact = { phone: null, email },
  prayer = {},
  hasKey = true,
  language = 'en',
}: Given = {}) =>
  triggering(() =>
    resultOf(
      'submitPrayerRequest',
      {
        submissionId: id,
        ...(hasKey && { statusKey: key }),
        prayerData: prayerData({ is_on_behalf: false, prayer_text: 'For my mother.', ...prayer }),
        contactData: { first_name: 'Ruth', last_name: 'Meyer', ...contact },
        audioPath: null,
        language,
      },
      { address },
    ),
  );

const replies = () => db.collection(repliesPath(id));

async function reply(words = 'We prayed for you.', awaitsReview = false): Promise<DocumentReference> {
  const ref = replies().doc();
  await triggering(() => ref.set(newReply(words, miriam.uid, awaitsReview, new Date())));
  return ref;
}

const open = (withKey = key) => resultOf('openStatusPage', { key: withKey }, { address });

const answer = (text: string) => triggering(() => resultOf('addRequestUpdate', { key, text }, { address }));

const request = () => db.collection(COLLECTIONS.prayerRequests).doc(id);

const stored = async () => (await request().get()).data();

const deliveriesOf = async (template: string) => {
  const found = db.collection(COLLECTIONS.deliveries).where('about_id', '==', id);
  return (await found.where('template', '==', template).get()).docs.map((delivery) => delivery.data());
};

/** Stores one reply more than messages are sent about in a day. */
async function replyBeyondLimit(awaitsReview: boolean): Promise<void> {
  const start = Date.now();
  for (let index = 0; index <= REPLY_MESSAGES_PER_DAY; index++) {
    const written = newReply(`Reply ${index}.`, miriam.uid, awaitsReview, new Date(start + index));
    await triggering(() => replies().doc().set(written));
  }
}

/** Stores many replies with the same moment, which only one batch can do. */
async function replyInOneBatch(awaitsReview: boolean): Promise<void> {
  const at = new Date();
  const batch = db.batch();
  for (let index = 0; index < 3 * REPLY_MESSAGES_PER_DAY; index++) {
    batch.set(replies().doc(), newReply(`Reply ${index}.`, miriam.uid, awaitsReview, at));
  }
  await triggering(() => batch.commit());
}

describe('a reply', () => {
  it('is deleted if its request has been emptied or removed', async () => {
    await submit();
    await request().update({ emptied_at: new Date() });
    expect((await (await reply()).get()).exists).toBe(false);

    await request().delete();
    expect((await (await reply()).get()).exists).toBe(false);
  });

  it('appears on the status page and is announced by email without its text', async () => {
    await submit();

    await reply('We prayed for you, dear friend.');

    const [mail, ...earlier] = await mailsTo(email);
    expect(earlier).toHaveLength(1);
    expect(mail?.subject).toBe('Our prayer team replied to you');
    expect(mail?.text).toContain('We don’t read replies to this email.');
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/dear friend|mother|Ruth|Meyer/);
    const [, mailedKey = ''] = /\/status#([\w-]{22})\n/.exec(mail?.text ?? '') ?? [];
    for (const each of [key, mailedKey]) {
      expect(await open(each)).toMatchObject({
        status: {
          replies: [{ text: 'We prayed for you, dear friend.' }],
          updateRefusal: null,
          mayAddUpdate: true,
        },
      });
    }
    expect(JSON.stringify(await open())).not.toContain(miriam.uid);
    expect(await stored()).toMatchObject({ reply_count: 1, replies_awaiting: 0 });
    const history = await db.collection(historyPath(id)).where('action', '==', 'reply_sent').get();
    expect(history.docs.map((event) => event.get('actor'))).toEqual([miriam.uid]);
    const record = await resultOf('downloadPrayerRequest', { key }, { address });
    expect(JSON.stringify(record)).toContain('dear friend');
    expect(JSON.stringify(record)).not.toContain(miriam.uid);
  });

  it('is announced only once despite repeated and concurrent events', async () => {
    await submit();
    const ref = replies().doc();
    await ref.set(newReply('We prayed for you.', miriam.uid, false, new Date()));
    const storeEffects = () => storeReplyEffects(db, id, ref.id, new Date());

    await triggering(() => Promise.all([storeEffects(), storeEffects(), storeEffects(), storeEffects()]));
    await triggering(storeEffects);

    expect(await mailsTo(email)).toHaveLength(2);
    expect(await deliveriesOf('reply')).toHaveLength(1);
    expect(await stored()).toMatchObject({ reply_count: 1 });
    const history = await db.collection(historyPath(id)).where('action', '==', 'reply_sent').get();
    expect(history.size).toBe(1);
  });

  it('is counted and announced separately when several arrive at once', async () => {
    await submit();

    await triggering(() =>
      Promise.all(
        ['One.', 'Two.', 'Three.'].map((words) =>
          replies()
            .doc()
            .set(newReply(words, miriam.uid, false, new Date())),
        ),
      ),
    );

    expect(await deliveriesOf('reply')).toHaveLength(3);
    expect(await stored()).toMatchObject({ reply_count: 3 });
  });

  it('sends no message beyond the daily limit but still appears on the page', async () => {
    await submit();
    await replyBeyondLimit(false);

    expect(await deliveriesOf('reply')).toHaveLength(REPLY_MESSAGES_PER_DAY);
    expect(await stored()).toMatchObject({ reply_count: REPLY_MESSAGES_PER_DAY + 1 });
    expect(await open()).toMatchObject({
      status: { replies: Array.from({ length: REPLY_MESSAGES_PER_DAY + 1 }, () => ({})) },
    });
  });

  it('sends no message beyond the daily limit if many are written in one batch', async () => {
    await submit();
    await replyInOneBatch(false);

    expect(await deliveriesOf('reply')).toHaveLength(REPLY_MESSAGES_PER_DAY);
  });

  it('reaches a phone-only requester by text message if they agreed to be contacted', async () => {
    await submit({ contact: { phone, email: null }, prayer: { contact_preference: 'text' }, language: 'es' });

    await reply('Hoy oramos por usted.');

    const [message, ...others] = await messagesTo('sms', phone);
    expect(others).toEqual([]);
    expect(message?.text).toMatch(/^Prayer Community: Nuestro equipo de oración respondió/);
    expect(message?.text).toContain('conteste en su página privada, no aquí:');
    expect(message?.text).not.toContain('oramos');
    const [, sentKey = ''] = /\/status\?lang=es#([\w-]{22})$/.exec(message?.text ?? '') ?? [];
    expect(await open(sentKey)).toMatchObject({ status: { replies: [{ text: 'Hoy oramos por usted.' }] } });
    expect((await deliveriesOf('reply')).map(({ recipient }) => recipient)).toEqual([
      `***${phone.slice(-2)}`,
    ]);
  });

  it('has a texted link through which the requester deletes everything, also the post on the wall', async () => {
    const words = `For my mother ${id}`;
    const posts = db.collection(COLLECTIONS.beliefWallPosts).where('content', '==', words);
    await submit({
      contact: { phone, email: null },
      prayer: { contact_preference: 'text', prayer_text: words, share_on_belief_wall: true },
    });
    await reply();
    const [message] = await messagesTo('sms', phone);
    const [, sentKey = ''] = /\/status#([\w-]{22})$/.exec(message?.text ?? '') ?? [];
    expect((await posts.get()).size).toBe(1);

    const answer = await resultOf('deletePrayerRequest', { key: sentKey }, { address });

    expect(answer).toEqual({ success: true });
    expect((await posts.get()).size).toBe(0);
    expect(await stored()).toMatchObject({ prayer_text: null, contact_info: null });
  });

  it('reaches a phone number entered without its country code', async () => {
    const number = phone.slice(2);
    const contact = {
      phone: `(${number.slice(0, 3)}) ${number.slice(3, 6)}-${number.slice(6)}`,
      email: null,
    };
    await submit({ contact, prayer: { contact_preference: 'text' } });

    await reply();

    expect(await messagesTo('sms', phone)).toHaveLength(1);
  });

  it('names the community in its text message', async () => {
    await identitySettings.ref(db).set(identitySettingsSchema.parse({ name: 'Grace Church' }));
    await submit({ contact: { phone, email: null }, prayer: { contact_preference: 'text' } });

    await reply();
    await identitySettings.ref(db).delete();

    const [message] = await messagesTo('sms', phone);
    expect(message?.text).toMatch(
      /^Grace Church: Our prayer team replied\. Read and answer on your private page, not here: http/,
    );
  });

  it('opens a status page for a requester who agreed to text messages and had none', async () => {
    await submit({ contact: { phone, email: null }, prayer: { contact_preference: 'text' }, hasKey: false });
    expect(await stored()).toMatchObject({ has_status_page: false });

    await reply();

    const [message] = await messagesTo('sms', phone);
    const [, sentKey = ''] = /\/status#([\w-]{22})$/.exec(message?.text ?? '') ?? [];
    expect(await open(sentKey)).toMatchObject({ success: true, status: { replies: [{}] } });
  });

  it.each(['none', 'call'] as const)(
    'sends no text message to a requester who did not agree to one: %s',
    async (contact_preference) => {
      await submit({ contact: { phone, email: null }, prayer: { contact_preference } });

      await reply();

      expect(await messagesTo('sms', phone)).toEqual([]);
      expect(await open()).toMatchObject({ status: { replies: [{ text: 'We prayed for you.' }] } });
    },
  );

  describe('after a wrong address was corrected', () => {
    const mailedKeys = async (to: string) =>
      (await mailsTo(to)).map(({ text }) => /\/status#([\w-]{22})\n/.exec(text)?.[1] ?? '');

    const deleteAll = async (found: Query) =>
      Promise.all((await found.get()).docs.map(({ ref }) => ref.delete()));
    const links = () => db.collection(COLLECTIONS.statusLinks).where('request_id', '==', id);
    const deleteMailedLinks = () => deleteAll(links().where('is_mailed', '==', true));

    it('brings a new link that knows the wall post, while the deleted one stays dead', async () => {
      await submit({ prayer: { share_on_belief_wall: true } });
      const [sentWrong = ''] = await mailedKeys(email);
      expect(await open(sentWrong)).toMatchObject({ success: true });
      const corrected = `corrected-${email}`;

      await request().update({ 'contact_info.email': corrected });
      await deleteMailedLinks();
      await reply();

      expect(await mailsTo(email)).toHaveLength(1);
      const [sentRight = ''] = await mailedKeys(corrected);
      expect(await open(sentWrong)).toMatchObject({ success: false });
      for (const each of [key, sentRight]) {
        expect(await open(each)).toMatchObject({ success: true, status: { post: { place: 'shown' } } });
      }

      await deleteAll(links());
      await reply();
      expect(await open(sentRight)).toMatchObject({ success: true, status: { post: { place: 'shown' } } });
    });

    it('is announced to no one if the address was removed instead', async () => {
      await submit();
      const [sentWrong = ''] = await mailedKeys(email);

      await request().update({ 'contact_info.email': null });
      await deleteMailedLinks();
      await reply();

      expect(await mailsTo(email)).toHaveLength(1);
      expect(await open(sentWrong)).toMatchObject({ success: false });
      expect(await open()).toMatchObject({ status: { replies: [{ text: 'We prayed for you.' }] } });
    });
  });

  it('is removed when the requester deletes everything, as are later replies', async () => {
    await submit();
    await reply();

    expect(await resultOf('deletePrayerRequest', { key }, { address })).toEqual({ success: true });

    expect((await replies().get()).size).toBe(0);
    expect(await deliveriesOf('reply')).toEqual([]);
    await reply('Too late.');
    expect((await replies().get()).size).toBe(0);
    expect(await mailsTo(email)).toHaveLength(2);
  });
});

describe('a requester’s answer', () => {
  const assign = (uid: string) =>
    request().update({ ...assignMember({ revision: 0 }, 'leader', uid), updated_at: new Date() });

  it('notifies the assignee once, without its text', async () => {
    const jonas = await createStaffMember('prayer_team');
    await submit();
    await assign(jonas.uid);
    await reply();

    await answer('Thank you, she is better.');
    await answer('Thank you, she is better.');

    const [mail, ...others] = await mailsTo(jonas.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('A requester wrote to us');
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/better|mother|Meyer/);
    expect(await mailsTo(miriam.email)).toEqual([]);
    expect(await open()).toMatchObject({ status: { updates: [{ text: 'Thank you, she is better.' }] } });
  });

  it('notifies the reply’s author if no one is assigned, and may repeat an earlier answer’s text', async () => {
    await submit();
    await reply('One.');
    await answer('Thank you.');
    await reply('Two.');
    await answer('Thank you.');

    expect(await mailsTo(miriam.email)).toHaveLength(2);
    expect((await stored())?.updates).toHaveLength(2);
  });

  it('is accepted after ten earlier updates, because the reply asks for it', async () => {
    await submit();
    const updates = Array.from({ length: 10 }, (_, day) => ({ text: `Day ${day}`, at: new Date() }));
    await request().update({ updates });
    await reply();

    expect(await answer('Thank you.')).toMatchObject({ success: true, status: { updates: { length: 11 } } });
  });

  describe('to an unavailable author', () => {
    let leader: StaffMember;

    beforeEach(async () => {
      leader = await createStaffMember('leadership');
      await submit();
    });

    const answeredTo = async ({ email }: StaffMember) => (await mailsTo(email)).map(({ subject }) => subject);

    it('notifies the leaders too while the author of the reply is away', async () => {
      await reply();
      await db.collection(COLLECTIONS.profiles).doc(miriam.uid).update({ status: 'unavailable' });

      await answer('Please call me tonight.');

      expect(await answeredTo(miriam)).toEqual(['A requester wrote to us']);
      expect(await answeredTo(leader)).toEqual(['A requester wrote to us']);
    });

    it('notifies the leaders if the author of the reply has left', async () => {
      await reply();
      await db.collection(COLLECTIONS.profiles).doc(miriam.uid).delete();

      await answer('Thank you.');

      expect(await answeredTo(leader)).toEqual(['A requester wrote to us']);
    });

    it('notifies the leaders if the author of the reply may no longer read the request', async () => {
      await reply();
      await request().update({ submission_type: 'confidential' });

      await answer('Thank you.');

      expect(await answeredTo(leader)).toEqual(['A requester wrote to us']);
      expect(await answeredTo(miriam)).toEqual([]);
    });
  });

  it('is accepted for a reply sent after the request was closed', async () => {
    await submit();
    await request().update({ status: 'closed', archive_status: 'archived' });
    expect(await answer('Still there?')).toMatchObject({ success: false });

    await reply('How is she?');

    expect(await answer('She is well.')).toMatchObject({ success: true });
  });

  it('alerts every leader to signs of harm even if the request is closed', async () => {
    const leader = await createStaffMember('leadership');
    await submit();
    await request().update({ status: 'closed', archive_status: 'archived' });
    await reply('How is she?');

    expect(await answer('I want to kill myself.')).toMatchObject({ success: true });

    expect((await mailTo(leader.email)).subject).toBe('Someone may need help now');
  });

  it('notifies the assignee also before the first reply', async () => {
    await submit();
    await assign(miriam.uid);

    await answer('She is better.');

    expect((await mailsTo(miriam.email)).map(({ subject }) => subject)).toEqual(['A requester wrote to us']);
  });

  it('notifies no one if there was no reply and no one is assigned', async () => {
    await createStaffMember('leadership');
    await submit();

    await answer('She is better.');

    expect(await deliveriesOf('requester_answered')).toEqual([]);
  });
});

describe('a reply awaiting a leader’s review', () => {
  const changed = (ref: DocumentReference, changes: object) => triggering(() => ref.update({ ...changes }));

  it('notifies leaders first and reaches the requester as edited once it is released', async () => {
    const leader = await createStaffMember('leadership');
    await submit();

    const ref = await reply('We pray.', true);

    expect((await mailsTo(leader.email)).map(({ subject }) => subject)).toEqual([
      'A reply is waiting for your review',
    ]);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await open()).toMatchObject({ status: { replies: [] } });
    expect(await stored()).toMatchObject({ reply_count: 0, replies_awaiting: 1, first_replied_at: null });

    await changed(ref, releaseReply('We prayed.', leader.uid, new Date()));

    expect(await mailsTo(email)).toHaveLength(2);
    expect(await open()).toMatchObject({ status: { replies: [{ text: 'We prayed.' }] } });
    expect(await stored()).toMatchObject({ reply_count: 1, replies_awaiting: 0 });
  });

  it('notifies leaders only of the first ones of a day', async () => {
    const leader = await createStaffMember('leadership');
    await submit();
    await replyBeyondLimit(true);

    expect(await mailsTo(leader.email)).toHaveLength(REPLY_MESSAGES_PER_DAY);
    expect(await stored()).toMatchObject({ replies_awaiting: REPLY_MESSAGES_PER_DAY + 1 });
  });

  it('notifies leaders only of the first ones of a batch', async () => {
    const leader = await createStaffMember('leadership');
    await submit();
    await replyInOneBatch(true);

    expect(await mailsTo(leader.email)).toHaveLength(REPLY_MESSAGES_PER_DAY);
  });

  it('never reaches the requester if it is withdrawn', async () => {
    await submit();
    const ref = await reply('We pray.', true);

    await changed(ref, withdrawReply(miriam.uid));

    expect(await mailsTo(email)).toHaveLength(1);
    expect(await open()).toMatchObject({ status: { replies: [] } });
    expect(await stored()).toMatchObject({ reply_count: 0, replies_awaiting: 0, replies_not_sent: 1 });
  });

  describe('when the requester withdraws the request', () => {
    const withdrawRequest = () => triggering(() => resultOf('withdrawPrayerRequest', { key }, { address }));

    it('does not count as waiting again after another one is withdrawn', async () => {
      await submit();
      const ref = await reply('We pray.', true);
      await reply('We still pray.', true);
      await withdrawRequest();

      await changed(ref, withdrawReply(miriam.uid));

      expect(await stored()).toMatchObject({ replies_awaiting: 0, replies_not_sent: 2 });
    });

    it('notifies no leader if it was written just before', async () => {
      await createStaffMember('leadership');
      await submit();
      const ref = replies().doc();
      await ref.set(newReply('We pray.', miriam.uid, true, new Date()));
      await withdrawRequest();

      await triggering(() => storeReplyEffects(db, id, ref.id, new Date()));

      expect(await deliveriesOf('reply_review')).toEqual([]);
      expect(await stored()).toMatchObject({ replies_awaiting: 0 });
    });
  });
});
