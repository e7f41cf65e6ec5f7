import { randomBytes, randomUUID } from 'node:crypto';
import type { CallableInput } from '@prayer-community/domain/callables';
import { COLLECTIONS, historyPath, notesPath, repliesPath } from '@prayer-community/domain/collections';
import {
  CRISIS_MAILS_PER_HOUR,
  MAILS_TO_ADDRESS_PER_DAY,
} from '@prayer-community/domain/delivery/mail-limit';
import { URGENT_ANNOUNCEMENTS_MAX } from '@prayer-community/domain/delivery/notification-pace';
import { DAY_MS, HOUR_MS } from '@prayer-community/domain/fields/durations';
import { assignMember } from '@prayer-community/domain/prayer-request/request-transitions';
import { refusal } from '@prayer-community/domain/refusal';
import { newReply } from '@prayer-community/domain/replies/reply';
import { recordingPath } from '@prayer-community/domain/request-form/recording-path';
import { anonymizeRequest } from '@prayer-community/domain/retention/request-retention';
import { requesterSettingsSchema } from '@prayer-community/domain/settings/settings';
import { STATUS_REFUSALS, statusRefusal } from '@prayer-community/domain/status-page/status-page';
import { prayerData } from '@prayer-community/domain/testing/prayer-data';
import type { DocumentData } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/logger';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { deliverAtOnce } from '../deliver.ts';
import { countRequest } from '../insights/count-request.ts';
import { confirmAddress } from '../messaging/confirmed-address.ts';
import { pseudonym } from '../platform/pseudonym.ts';
import { recordNote } from '../request-history/record-note.ts';
import { recordRequestChange } from '../request-history/record-request-change.ts';
import { callFunction, callWithAnything, resultOf } from '../testing/call-function.ts';
import { deliveryRef, outcomeOf, tryNow } from '../testing/delivery-steps.ts';
import { everythingStored } from '../testing/everything-stored.ts';
import { failNextMailTo, mailsTo, mailTo } from '../testing/fake-providers.ts';
import { postNoteAfterDeletion } from '../testing/note-after-deletion.ts';
import { messagesAbout } from '../testing/queued-messages.ts';
import { randomAddress } from '../testing/random-address.ts';
import { createStaffMember } from '../testing/staff-member.ts';
import { testBucket, testFirestore } from '../testing/test-backend.ts';
import { validInputs } from '../testing/valid-inputs.ts';
import { useUpVisitorMails } from '../testing/visitor-mail-limit.ts';
import { silentWav } from '../testing/wav-file.ts';
import { whileTriggering } from '../testing/while-triggering.ts';
import { deletePrayerRequest } from './delete-prayer-request.ts';

const db = testFirestore();
const requesters = db.collection(COLLECTIONS.settings).doc('requesters');

const crisisMails = db.collection(COLLECTIONS.rateLimits).doc('crisis_mails_updates');

const wall = db.collection(COLLECTIONS.settings).doc('wall');

const newKey = () => randomBytes(16).toString('base64url');

let id: string;
let key: string;
let email: string;
let words: string;
let address: string;

beforeEach(async () => {
  await crisisMails.delete();
  id = randomUUID();
  key = newKey();
  email = `ruth-${id}@example.org`;
  words = `For my mother ${randomUUID()}`;
  address = randomAddress();
});

type Input = CallableInput<'submitPrayerRequest'>;

function submission(changes: Partial<Input['prayerData']> = {}): Input {
  return {
    submissionId: id,
    statusKey: key,
    prayerData: prayerData({
      is_on_behalf: false,
      prayer_text: words,
      categories: ['healing'],
      share_on_belief_wall: true,
      ...changes,
    }),
    contactData: { first_name: 'Ruth', last_name: 'Meyer', phone: null, email, gender: 'female' },
    audioPath: null,
  };
}

const triggering = <T>(act: () => Promise<T>) =>
  whileTriggering([deliverAtOnce, recordRequestChange, recordNote, countRequest], act);

const send = (input: Input = submission()) => resultOf('submitPrayerRequest', input, { address });

const submit = (input?: Input) => triggering(() => send(input));

const addUpdate = (update: string) =>
  triggering(() => resultOf('addRequestUpdate', { key, text: update }, { address }));

const withdraw = () => triggering(() => resultOf('withdrawPrayerRequest', { key }, { address }));

const open = (with_: string = key) => resultOf('openStatusPage', { key: with_ }, { address });

const request = () => db.collection(COLLECTIONS.prayerRequests).doc(id);

const stored = async (): Promise<DocumentData | undefined> => (await request().get()).data();

const linksOf = () => db.collection(COLLECTIONS.statusLinks).where('request_id', '==', id).get();

async function postsOf(): Promise<FirebaseFirestore.QueryDocumentSnapshot[]> {
  return (await db.collection(COLLECTIONS.beliefWallPosts).where('content', '==', words).get()).docs;
}

async function history(): Promise<DocumentData[]> {
  const events = await db.collection(historyPath(id)).orderBy('at').get();
  return events.docs.map((event) => event.data());
}

const assignTo = async (uid: string) =>
  request().update({ ...assignMember({ revision: 0 }, 'leader', uid), updated_at: new Date() });

const anonymize = () =>
  request().update({
    status: 'closed',
    reply_count: 1,
    ...anonymizeRequest({ is_on_behalf: false, urgency_level: 'low', revision: 0 }, new Date()),
  });

describe('the status link of a request', () => {
  it('opens the page from the browser and from the email, and is stored only as a hash', async () => {
    expect(await submit()).toEqual({ success: true, prayerRequestId: id, hasStatusPage: true });
    const mail = await mailTo(email);
    const [, mailedKey = ''] = /\/status#([\w-]{22})\n/.exec(mail.text) ?? [];
    expect(mailedKey).not.toBe(key);
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(new RegExp(`${words}|Ruth|Meyer`));

    for (const each of [key, mailedKey]) {
      expect(await open(each)).toMatchObject({
        success: true,
        status: { step: 'received', prayerText: words, post: { place: 'shown' }, mayWithdraw: true },
      });
    }
    // Apart from the email itself, nothing contains either key.
    const everything = await everythingStored();
    expect(everything).not.toContain(key);
    expect((await linksOf()).size).toBe(2);
    expect(JSON.stringify((await linksOf()).docs.map((link) => link.data()))).not.toContain(mailedKey);
  });

  it('is created and emailed once despite resubmissions, and resubmitting with another key promises no page', async () => {
    await triggering(() => Promise.all([send(), send(), send()]));
    const other = newKey();

    expect(await submit()).toEqual({ success: true, prayerRequestId: id, hasStatusPage: true });
    expect(await submit({ ...submission(), statusKey: other })).toEqual({
      success: true,
      prayerRequestId: id,
      hasStatusPage: false,
    });

    expect(await mailsTo(email)).toHaveLength(1);
    expect((await linksOf()).size).toBe(2);
    expect(await open(other)).toEqual(statusRefusal('unknown'));
  });

  it('is emailed to an unconfirmed address by the second attempt if the first one fails', async () => {
    await failNextMailTo(email);
    await submit();
    expect(await mailsTo(email)).toEqual([]);

    expect(await tryNow(deliveryRef(`status_link_${id}`))).toMatchObject({ status: 'sent', attempts: 2 });

    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is emailed in the language of the page where the request was written', async () => {
    await submit({ ...submission(), language: 'es' });

    const mail = await mailTo(email);
    expect(mail.subject).toBe('Recibimos su petición de oración');
    expect(mail.html).toContain('<html lang="es">');
  });

  it('is emailed without the name of the member who handles the request', async () => {
    const member = await createStaffMember('leadership', { first_name: 'Boaz', last_name: 'Cohen' });
    const confidential = submission({ submission_type: 'confidential', share_on_belief_wall: false });

    // Assigned before the email is sent.
    await triggering(async () => {
      await send(confidential);
      await assignTo(member.uid);
    });

    expect(await stored()).toMatchObject({ assigned_to: member.uid });
    expect(JSON.stringify(await mailTo(email))).not.toMatch(new RegExp(`Boaz|Cohen|${member.uid}`));
  });

  it('cannot be taken over by another request', async () => {
    await submit();
    const taken = { ...submission(), submissionId: randomUUID() };

    expect(await submit(taken)).toMatchObject({ success: true, hasStatusPage: false });

    expect((await linksOf()).size).toBe(2);
    expect(await open()).toMatchObject({ success: true, status: { prayerText: words } });
  });

  it('is not created if none was requested', async () => {
    const { statusKey: _statusKey, ...without } = submission();

    expect(await submit(without)).toEqual({ success: true, prayerRequestId: id });
    expect((await linksOf()).size).toBe(0);
  });

  it('gets the same answer from every function if it is wrong, malformed, or deleted', async () => {
    await submit();
    await resultOf('deletePrayerRequest', { key }, { address });

    const inputs = validInputs(id);
    const keyed = Object.entries(inputs).filter(
      ([, input]) => 'key' in input && input.key === inputs.openStatusPage.key,
    );

    const answers: [string, string, unknown][] = [];
    for (const given of [newKey(), 'too-short', '', `${key}=`, key]) {
      for (const [name, input] of keyed) {
        answers.push([name, given, await callWithAnything(name, { ...input, key: given }, { address })]);
      }
    }

    const unknown = { result: statusRefusal('unknown') };
    expect(answers).toEqual(answers.map(([name, given]) => [name, given, unknown]));
    expect(keyed.length).toBeGreaterThan(7);
  });
});

describe('status pages disabled by leadership', () => {
  beforeEach(() => requesters.set(requesterSettingsSchema.parse({ status_pages: false })));
  afterEach(() => requesters.delete());

  it('create and email no link, and give the same answer for every key', async () => {
    expect(await submit()).toEqual({ success: true, prayerRequestId: id, hasStatusPage: false });

    expect((await linksOf()).size).toBe(0);
    expect((await db.collection(COLLECTIONS.deliveries).doc(`status_link_${id}`).get()).exists).toBe(false);
    const sharedAs = db.collection(COLLECTIONS.postAuthors).where('request_id', '==', id);
    expect((await sharedAs.get()).docs.map((post) => post.id)).toEqual(
      (await postsOf()).map((post) => post.id),
    );
    expect(await open()).toEqual(statusRefusal('off'));
    expect(await open(newKey())).toEqual(statusRefusal('off'));
  });

  it('are not promised to a request from that time that is submitted again once they are back', async () => {
    await submit();
    await requesters.delete();

    expect(await submit()).toEqual({ success: true, prayerRequestId: id, hasStatusPage: false });
  });
});

describe('the requester', () => {
  beforeEach(() => submit());

  it('sees the request’s progress, but never its assignee or notes', async () => {
    const member = await createStaffMember('leadership');
    await assignTo(member.uid);
    await db
      .collection(notesPath(id))
      .add({ note_text: 'Called her sister.', created_by: member.uid, created_at: new Date() });

    const answer = await callFunction('openStatusPage', { key }, { address });
    const record = await callFunction('downloadPrayerRequest', { key }, { address });

    expect(answer).toMatchObject({ result: { status: { step: 'assigned' } } });
    expect(record).toMatchObject({ result: { success: true } });
    expect(JSON.stringify([answer, record])).not.toMatch(new RegExp(`${member.uid}|sister|note`));
  });

  it('adds updates that appear on the card and in the history, storing a repeated one once', async () => {
    await addUpdate('She is better.');
    const answer = await addUpdate('She is better.');

    expect(answer).toMatchObject({ success: true, status: { updates: [{ text: 'She is better.' }] } });
    expect(await stored()).toMatchObject({ updates: [{ text: 'She is better.' }], revision: 0 });
    expect(await history()).toMatchObject([{ action: 'submitted' }, { action: 'update_added', actor: null }]);
  });

  it('adds at most ten updates until a reply, even concurrently', async () => {
    const updates = Array.from({ length: 8 }, (_, day) => ({ text: `Day ${day}`, at: new Date() }));
    await request().update({ updates });

    const answers = await Promise.all(
      ['Day 8', 'Day 9', 'Day 10', 'Day 11'].map((text) =>
        resultOf('addRequestUpdate', { key, text }, { address }),
      ),
    );

    expect(answers.filter(({ success }) => success)).toHaveLength(2);
    expect(answers).toContainEqual(statusRefusal('enoughUntilReply'));
    expect((await stored())?.updates).toHaveLength(10);
  });

  it('makes the request urgent and alerts every leader with an update that shows signs of harm', async () => {
    const leader = await createStaffMember('leadership');
    await assignTo(leader.uid);

    await addUpdate('I want to kill myself.');

    expect(await stored()).toMatchObject({
      urgency_level: 'low',
      effective_urgency: 'high',
      signs_of_need: ['self_harm'],
    });
    // Only one email, although the request is assigned to the leader.
    const mail = await mailTo(leader.email);
    expect(mail.subject).toBe('Someone may need help now');
    expect(mail.text).not.toContain('kill');
  });

  it('notifies the assignee on the team of an update that shows signs of harm, beside the alert of the leaders', async () => {
    await createStaffMember('leadership');
    const member = await createStaffMember('prayer_team');
    await assignTo(member.uid);

    await addUpdate('I want to kill myself.');

    expect((await mailTo(member.email)).subject).toBe('A requester wrote to us');
  });

  it('alerts every leader with each update showing signs of harm, even if the request already showed them', async () => {
    const leader = await createStaffMember('leadership');

    await addUpdate('I want to kill myself.');
    await addUpdate('I want to kill myself.');
    await addUpdate('I still want to kill myself.');
    await addUpdate('My sister is here.');

    expect(await mailsTo(leader.email)).toHaveLength(2);
  });

  it('alerts leaders at most ten times in five minutes per network, but stores every update', async () => {
    await createStaffMember('leadership');
    const add = (text: string, from: string) =>
      resultOf('addRequestUpdate', { key, text }, { address: from });
    const alertsOf = async () => {
      const queued = await db.collection(COLLECTIONS.deliveries).where('about_id', '==', id).get();
      return queued.docs.filter((delivery) => delivery.get('template') === 'need_alert').length;
    };
    await add('I want to kill myself.', address);
    const perUpdate = await alertsOf();
    for (let day = 2; day <= URGENT_ANNOUNCEMENTS_MAX; day += 1) {
      await add(`I want to kill myself, day ${day}.`, address);
    }
    expect(await alertsOf()).toBe(URGENT_ANNOUNCEMENTS_MAX * perUpdate);

    id = randomUUID();
    key = newKey();
    await submit();
    expect(await add('I want to kill myself.', address)).toMatchObject({ success: true });
    expect(await alertsOf()).toBe(0);
    expect(await stored()).toMatchObject({ effective_urgency: 'high', updates: { length: 1 } });

    await add('I still want to kill myself.', randomAddress());
    expect(await alertsOf()).toBe(perUpdate);
  });

  it('says in the last email of an hour that further updates are only pushed, as they are', async () => {
    const leader = await createStaffMember('leadership');
    await crisisMails.set({ count: CRISIS_MAILS_PER_HOUR - 1, expires_at: new Date(Date.now() + HOUR_MS) });
    const info = vi.spyOn(logger, 'info');
    onTestFinished(() => info.mockRestore());

    await addUpdate('I want to kill myself.');
    expect(info).not.toHaveBeenCalledWith('queueCrisisAlert', expect.anything());
    await addUpdate('I still want to kill myself.');
    const limited = { outcome: 'updates_not_mailed', uid: null };
    expect(info).toHaveBeenCalledWith('queueCrisisAlert', limited);

    expect((await mailTo(leader.email)).text).toContain('Many updates with crisis signs');
    const alerts = (await messagesAbout(id)).filter(({ template }) => template === 'need_alert');
    const channelsTo = alerts
      .filter(({ recipient }) => recipient === leader.uid)
      .map(({ channel }) => channel);
    expect(channelsTo.sort()).toEqual(['email', 'push', 'push']);
    expect(await stored()).toMatchObject({ updates: { length: 2 } });
  });

  describe('beyond the hourly limit of crisis emails', () => {
    const noticesTo = async (uid: string) => {
      const queued = await messagesAbout(id);
      const notices = queued.filter(({ recipient }) => recipient === uid);
      return notices.map(({ template, channel }) => `${template} by ${channel}`).sort();
    };

    beforeEach(() =>
      crisisMails.set({ count: CRISIS_MAILS_PER_HOUR, expires_at: new Date(Date.now() + HOUR_MS) }),
    );

    it('notifies the leader who is the assignee once by push, and by the email of any other update', async () => {
      const leader = await createStaffMember('leadership');
      await assignTo(leader.uid);

      await addUpdate('I want to kill myself.');

      expect((await mailTo(leader.email)).subject).toBe('A requester wrote to us');
      expect(await noticesTo(leader.uid)).toEqual(['need_alert by push', 'requester_answered by email']);
    });

    it('emails the leaders if the author of the last reply has left and no one is assigned', async () => {
      const leader = await createStaffMember('leadership');
      const reply = newReply('We prayed for you.', randomUUID(), false, new Date());
      await db.collection(repliesPath(id)).add(reply);
      await request().update({ reply_count: 1 });

      await addUpdate('I want to kill myself.');

      expect((await mailTo(leader.email)).subject).toBe('A requester wrote to us');
      expect(await noticesTo(leader.uid)).toEqual(['need_alert by push', 'requester_answered by email']);
    });
  });

  it('still alerts the leaders after withdrawing the request, but not after deleting it', async () => {
    const leader = await createStaffMember('leadership');
    const alerting = (end: () => Promise<unknown>) =>
      triggering(async () => {
        await resultOf('addRequestUpdate', { key, text: 'I want to kill myself.' }, { address });
        await end();
      });

    await alerting(() => resultOf('withdrawPrayerRequest', { key }, { address }));
    expect(await mailsTo(leader.email)).toHaveLength(1);

    id = randomUUID();
    key = newKey();
    await submit();
    await alerting(() => resultOf('deletePrayerRequest', { key }, { address }));
    expect(await mailsTo(leader.email)).toHaveLength(1);
  });

  it('marks their post as answered with a testimony only once', async () => {
    const answer = await resultOf('markOwnPostAnswered', { key, testimony: 'She is well.' }, { address });
    await resultOf('markOwnPostAnswered', { key, testimony: 'Another.' }, { address });

    expect(answer).toMatchObject({ status: { post: { isAnswered: true, testimony: 'She is well.' } } });
    const [post] = await postsOf();
    expect(post?.data()).toMatchObject({ is_answered: true, testimony: 'She is well.' });
  });

  it('adds their testimony to a post that a stranger has marked as answered in the meantime', async () => {
    const [post] = await postsOf();
    await post?.ref.update({ is_answered: true });

    expect(
      await resultOf('markOwnPostAnswered', { key, testimony: 'She is well.' }, { address }),
    ).toMatchObject({
      status: { post: { isAnswered: true, testimony: 'She is well.' } },
    });

    expect((await post?.ref.get())?.data()).toMatchObject({ is_answered: true, testimony: 'She is well.' });
  });

  it('sends their post with its testimony for approval if leadership approves posts', async () => {
    await wall.set({ approval: 'moderated' });
    const mark = () => resultOf('markOwnPostAnswered', { key, testimony: 'She is well.' }, { address });

    const answer = await mark();
    const again = await mark();
    await wall.delete();

    expect(answer).toMatchObject({ status: { post: { place: 'waiting', testimony: 'She is well.' } } });
    expect(again).toEqual(answer);
    const [post] = await postsOf();
    expect(post?.data()).toMatchObject({ is_approved: false, is_answered: true, testimony: 'She is well.' });
  });

  it('removes a stranger’s answered mark from their post, then marks it with a testimony', async () => {
    const [post] = await postsOf();
    await post?.ref.update({ is_answered: true });

    expect(await resultOf('unmarkOwnPostAnswered', { key }, { address })).toMatchObject({
      status: { post: { isAnswered: false, testimony: null } },
    });
    await resultOf('markOwnPostAnswered', { key, testimony: 'She is well.' }, { address });

    expect((await post?.ref.get())?.data()).toMatchObject({ is_answered: true, testimony: 'She is well.' });
  });

  it('cannot unmark a post that is not on the wall', async () => {
    const [post] = await postsOf();
    await post?.ref.update({ is_approved: false, is_answered: true });

    expect(await resultOf('unmarkOwnPostAnswered', { key }, { address })).toEqual(statusRefusal('notOnWall'));
  });

  it('cannot mark a post that is not on the wall', async () => {
    const [post] = await postsOf();
    await post?.ref.update({ is_approved: false });

    expect(await resultOf('markOwnPostAnswered', { key, testimony: '' }, { address })).toEqual(
      statusRefusal('notOnWall'),
    );
  });

  it('withdraws the request, which closes it, stops reminders, and removes the post and its reports', async () => {
    const [post] = await postsOf();
    const report = db.collection(COLLECTIONS.beliefWallReports).doc(`${post?.id}_visitor`);
    await report.set({
      post_id: post?.id,
      reported_by: 'visitor',
      is_settled: false,
      created_at: new Date(),
    });

    const answer = await withdraw();
    const again = await withdraw();

    expect(answer).toMatchObject({ status: { isWithdrawn: true, mayWithdraw: false, post: null } });
    expect(again).toEqual(answer);
    expect(await stored()).toMatchObject({
      status: 'closed',
      archive_status: 'archived',
      reminder_due_at: null,
      ended_by_requester: 'withdrawn',
      prayer_text: words,
      revision: 1,
    });
    expect(await postsOf()).toEqual([]);
    expect((await report.get()).exists).toBe(false);
    expect(await history()).toMatchObject([{ action: 'submitted' }, { action: 'withdrawn', actor: null }]);
    expect(await resultOf('addRequestUpdate', { key, text: 'Better.' }, { address })).toEqual(
      statusRefusal('closed'),
    );
  });

  it('deletes all their data, and the anonymous remainder is counted as before', async () => {
    const note = { note_text: `Called ${words}`, created_by: 'leader', created_at: new Date() };
    await triggering(() => db.collection(notesPath(id)).add(note));
    await addUpdate(`Better. ${words}`);
    expect((await db.collection(COLLECTIONS.countedRequests).doc(id).get()).exists).toBe(true);
    await mailTo(email);

    const answer = await triggering(() => resultOf('deletePrayerRequest', { key }, { address }));

    expect(answer).toEqual({ success: true });

    expect(await stored()).toMatchObject({
      prayer_text: null,
      contact_info: null,
      updates: [],
      search_terms: [],
      contact_hashes: [],
      person_key: null,
      person_decisions: {},
      requester_display: 'Anonymous Request',
      status: 'closed',
      archive_status: 'archived',
      ended_by_requester: 'deleted',
      categories: ['healing'],
    });
    expect((await db.collection(COLLECTIONS.deliveries).doc(`status_link_${id}`).get()).exists).toBe(false);
    expect((await linksOf()).size).toBe(0);
    expect((await db.collection(COLLECTIONS.countedRequests).doc(id).get()).exists).toBe(true);
    expect((await history()).map(({ action }) => action)).toEqual([
      'submitted',
      'note_posted',
      'update_added',
      'deleted',
    ]);
    const everything = (await everythingStored()).split('\n').filter((line) => line.includes(words));
    expect(everything).toEqual([]);
  });

  it('cannot add an update to an anonymized request, even if the team had replied', async () => {
    await anonymize();

    expect(await addUpdate('She is better.')).toEqual(statusRefusal('closed'));

    expect(await stored()).toMatchObject({ reply_count: 1, updates: [] });
  });

  it('cannot ask for prayer notices about an anonymized request', async () => {
    await anonymize();

    expect(await resultOf('changePrayerNotice', { key, isWanted: true, email }, { address })).toEqual(
      statusRefusal('noNotices'),
    );

    expect((await db.collection(COLLECTIONS.prayerNotices).doc(id).get()).exists).toBe(false);
  });

  it('deletes a note that is posted during the deletion', async () => {
    postNoteAfterDeletion(db, db.collection(COLLECTIONS.prayerRequests).doc(id), `Called ${words}`);
    const rawRequest = Object.assign(Object.create(null), { headers: { 'x-forwarded-for': address } });

    const answer = await deletePrayerRequest.run({ data: { key }, rawRequest, acceptsStreaming: false });

    expect(answer).toEqual({ success: true });
    expect(await stored()).toMatchObject({ note_count: 1, ended_by_requester: 'deleted', search_terms: [] });
    expect((await db.collection(notesPath(id)).get()).size).toBe(0);
  });
});

describe('a request with a recording', () => {
  it('is downloaded and deleted together with the recording', async () => {
    const audioPath = recordingPath(id, Date.now());
    const wav = silentWav();
    await testBucket().file(audioPath).save(wav, { contentType: 'audio/wav', resumable: false });
    await submit({ ...submission(), audioPath });

    const answer = await resultOf('downloadPrayerRequest', { key }, { address });

    expect(answer).toMatchObject({
      success: true,
      record: {
        prayer_request: { id, prayer_text: words, contact_info: { email, gender: 'female' } },
        history: [{ action: 'submitted' }],
        belief_wall_post: { content: words },
        recording: `data:audio/wav;base64,${wav.toString('base64')}`,
      },
    });
    await resultOf('deletePrayerRequest', { key }, { address });
    expect(await testBucket().file(audioPath).exists()).toEqual([false]);
  });

  it('is downloaded without the recording if its file is missing', async () => {
    await submit();
    await request().update({ audio_path: recordingPath(id, Date.now()) });

    const answer = await resultOf('downloadPrayerRequest', { key }, { address });

    expect(answer).toMatchObject({
      success: true,
      record: { prayer_request: { prayer_text: words }, recording: null },
    });
  });
});

describe('rate limits', () => {
  it('cap the links emailed to a confirmed address per day across all visitors', async () => {
    await confirmAddress(db, email, new Date());
    for (let sent = 0; sent < MAILS_TO_ADDRESS_PER_DAY + 2; sent += 1) {
      address = randomAddress();
      await submit({ ...submission(), submissionId: randomUUID(), statusKey: newKey() });
    }

    expect(await mailsTo(email)).toHaveLength(MAILS_TO_ADDRESS_PER_DAY);
  });

  it('postpone a link by a day, if the emails of all visitors have reached theirs', async () => {
    const endLimit = await useUpVisitorMails();
    onTestFinished(endLimit);
    const sentAt = Date.now();

    await submit();

    const link = deliveryRef(`status_link_${id}`);
    expect(await outcomeOf(link)).toMatchObject({ status: 'pending', failure: null });
    const waitMs = (await link.get()).get('next_attempt_at').toMillis() - sentAt;
    expect(waitMs).toBeGreaterThanOrEqual(DAY_MS);
    expect(await mailsTo(email)).toEqual([]);
    expect(await tryNow(link)).toMatchObject({ status: 'pending' });

    await endLimit();
    expect(await tryNow(link)).toMatchObject({ status: 'sent' });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('do not postpone a link for more than two days, so that a flood does not hold back other emails', async () => {
    onTestFinished(await useUpVisitorMails());
    await submit();
    const link = deliveryRef(`status_link_${id}`);

    expect(await tryNow(link)).toMatchObject({ status: 'pending' });
    expect(await tryNow(link)).toMatchObject({ status: 'not_needed' });
  });

  it('cap the hourly calls from one IP address without affecting others', async () => {
    await submit();
    await open();
    await db
      .collection(COLLECTIONS.rateLimits)
      .doc(`status_${pseudonym('network', address)}`)
      .update({ count: 600 });

    expect(await open()).toEqual({ ...refusal(STATUS_REFUSALS.tooMany), reason: 'refused' });
    expect(await resultOf('openStatusPage', { key }, { address: randomAddress() })).toMatchObject({
      success: true,
    });
  });

  it('cap the hourly downloads of recordings from one IP address without affecting others', async () => {
    const audioPath = recordingPath(id, Date.now());
    await testBucket().file(audioPath).save(silentWav(), { contentType: 'audio/wav', resumable: false });
    await submit({ ...submission(), audioPath });
    const download = (from: string) => resultOf('downloadPrayerRequest', { key }, { address: from });
    expect(await download(address)).toMatchObject({ success: true });
    await db
      .collection(COLLECTIONS.rateLimits)
      .doc(`status_recordings_${pseudonym('network', address)}`)
      .set({ count: 30, expires_at: new Date(Date.now() + HOUR_MS) });

    expect(await download(address)).toEqual({ ...refusal(STATUS_REFUSALS.tooMany), reason: 'refused' });
    expect(await download(randomAddress())).toMatchObject({ success: true });
    await request().update({ audio_path: null });
    expect(await download(address)).toMatchObject({ success: true });
  });
});
