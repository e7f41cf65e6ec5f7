import { randomUUID } from 'node:crypto';
import { newPostAuthor } from '@prayer-community/domain/belief-wall/belief-wall-actions';
import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import {
  COLLECTIONS,
  circleMembersPath,
  circlePrayersPath,
  membershipId,
  notesPath,
  repliesPath,
} from '@prayer-community/domain/collections';
import { EMPTY_CONTENT_FORM, newDailyContent } from '@prayer-community/domain/daily-content/content-form';
import { methodId, newDistributionMethod } from '@prayer-community/domain/distribution/distribution';
import { autoIdFrom } from '@prayer-community/domain/fields/auto-id';
import { newCirclePrayer } from '@prayer-community/domain/prayer-circles/circle-prayer';
import { planComeBack } from '@prayer-community/domain/prayer-request/come-back';
import { markListened } from '@prayer-community/domain/prayer-request/effective-urgency';
import { assignMember, unassignMember } from '@prayer-community/domain/prayer-request/request-transitions';
import { newReply, releaseReply, withdrawReply } from '@prayer-community/domain/replies/reply';
import { Transaction, terminate } from 'firebase/firestore';
import { doc, type Firestore, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import type { DocumentReference } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { storeCircle } from '../../functions/src/testing/circle-member.ts';
import { createStaffMember, joinList, type StaffMember } from '../../functions/src/testing/staff-member.ts';
import { emulatorAddress, testFirestore } from '../../functions/src/testing/test-backend.ts';
import { type FaultProxy, openFaultProxy } from '../../tools/backend/fault-proxy.ts';
import { AlreadyListedError } from '../../web/src/features/communication-distribution/adding/already-listed-error.ts';
import { storeRequest } from '../support/stored-request.ts';
import { databaseOfOther, signInWebClient } from './web-client.ts';

// Tests the web client's own writes in this process, because losing the response to a write needs no browser.

// In Node, the SDK sometimes misreads its stream and opens another after up to 90 seconds.
const WAIT = { timeout: 150_000, interval: 50 };

const PRAYER_TEAM_SMS = methodId('prayer-team', 'sms');

let proxy: FaultProxy;
let leader: StaffMember;
let otherLeader: StaffMember;
let otherDatabase: Firestore;

beforeAll(async () => {
  const firestore = emulatorAddress('FIRESTORE_EMULATOR_HOST');
  proxy = await openFaultProxy(Number(firestore.split(':')[1]));
  leader = await createStaffMember('leadership');
  otherLeader = await createStaffMember('leadership');
  otherDatabase = databaseOfOther(otherLeader);
  await signInWebClient(leader, `127.0.0.1:${proxy.port}`);
});

afterAll(async () => {
  const { firestore } = await import('../../web/src/firebase/firestore-sdk.ts');
  await terminate(firestore);
  await proxy.stop();
});

// The first write completes the SDK's handshake with Firestore, so only the response to the tested write can be lost.
beforeEach(async () => {
  proxy.open();
  const { changeOwnProfile } = await import(
    '../../web/src/features/dashboard/availability/change-own-profile.ts'
  );
  await changeOwnProfile(leader.uid, { 'notification_preferences.reminders': false });
});

/** Performs a write and loses its response after it has taken effect. */
async function losingItsAnswer(write: () => Promise<unknown>, isDone: () => Promise<boolean>): Promise<void> {
  proxy.muffle();
  await finishOnceDone(write(), isDone);
}

/** Does the same with a transaction that reads one document first. Only the response to its commit is lost. */
async function losingItsCommit(write: () => Promise<unknown>, isDone: () => Promise<boolean>): Promise<void> {
  const { get } = Transaction.prototype;
  vi.spyOn(Transaction.prototype, 'get').mockImplementationOnce(async function (
    this: Transaction,
    reference,
  ) {
    const found = await get.call(this, reference);
    proxy.muffle();
    return found;
  });
  await finishOnceDone(write(), isDone);
}

async function finishOnceDone(written: Promise<unknown>, isDone: () => Promise<boolean>): Promise<void> {
  written.catch(() => {});
  await vi.waitUntil(isDone, WAIT);
  proxy.open();
  await written;
}

async function sizeOf(path: string): Promise<number> {
  return (await testFirestore().collection(path).get()).size;
}

it('a note is stored once if the response is lost, even if it is posted again', async () => {
  const { newNoteId, postNote } = await import('../../web/src/features/dashboard/notes/post-note.ts');
  const { id } = await storeRequest();
  const note = { id: newNoteId(id), text: 'Called her.' };

  await losingItsAnswer(
    () => postNote(id, leader.uid, note),
    async () => (await sizeOf(notesPath(id))) > 0,
  );
  await postNote(id, leader.uid, note);

  expect(await sizeOf(notesPath(id))).toBe(1);
  const request = await testFirestore().collection(COLLECTIONS.prayerRequests).doc(id).get();
  expect(request.get('note_count')).toBe(1);
});

it('a reply is stored once if the response is lost, even if it is sent again', async () => {
  const { newReplyId, postReply } = await import('../../web/src/features/dashboard/reply/post-reply.ts');
  const { id } = await storeRequest();
  const reply = { id: newReplyId(id), text: 'We prayed for you.', awaitsReview: false };

  await losingItsAnswer(
    () => postReply(id, leader, reply),
    async () => (await sizeOf(repliesPath(id))) > 0,
  );
  await postReply(id, leader, reply);

  expect(await sizeOf(repliesPath(id))).toBe(1);
});

async function storeWaitingReply(requestId: string): Promise<DocumentReference> {
  const stored = testFirestore()
    .collection(repliesPath(requestId))
    .doc(randomUUID().replaceAll('-', '').slice(0, 20));
  await stored.set({ ...newReply('We prayed.', 'ruth', true, new Date()) });
  return stored;
}

it.each(['sent', 'withdrawn'] as const)(
  'a reply awaiting review is %s without an error, even if that was already done',
  async (state) => {
    const { sendReviewedReply, withdrawWaitingReply } = await import(
      '../../web/src/features/dashboard/reply/review-reply.ts'
    );
    const { id } = await storeRequest();
    const stored = await storeWaitingReply(id);
    const review = (text: string) =>
      state === 'sent'
        ? sendReviewedReply(id, stored.id, leader.uid, text)
        : withdrawWaitingReply(id, stored.id, leader.uid);

    await losingItsAnswer(
      () => review('We prayed.'),
      async () => (await stored.get()).get('state') === state,
    );

    await review('We prayed.');
    await expect(sendReviewedReply(id, stored.id, leader.uid, 'Another.')).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect((await stored.get()).data()).toMatchObject({ state, reply_text: 'We prayed.' });
  },
);

it.each(['sent', 'withdrawn'] as const)(
  'a reply awaiting review is %s without an error, even if another leader did that first',
  async (state) => {
    const { sendReviewedReply, withdrawWaitingReply } = await import(
      '../../web/src/features/dashboard/reply/review-reply.ts'
    );
    const { id } = await storeRequest();
    const stored = await storeWaitingReply(id);
    const changes =
      state === 'sent'
        ? releaseReply('We prayed.', otherLeader.uid, serverTimestamp())
        : withdrawReply(otherLeader.uid);
    await updateDoc(doc(otherDatabase, stored.path), { ...changes });

    await (state === 'sent'
      ? sendReviewedReply(id, stored.id, leader.uid, 'We prayed.')
      : withdrawWaitingReply(id, stored.id, leader.uid));

    expect((await stored.get()).data()).toMatchObject({ state, reviewed_by: otherLeader.uid });
  },
);

it('a recording is marked as listened to without an error, even if it already was', async () => {
  const { recordListened } = await import('../../web/src/features/dashboard/actions/record-listened.ts');
  const { storedRequestSchema } = await import('../../web/src/features/dashboard/requests/staff-request.ts');
  const { id } = await storeRequest({ awaits_listening: true, effective_urgency: 'high' });
  const stored = testFirestore().collection(COLLECTIONS.prayerRequests).doc(id);
  const seen = { ...storedRequestSchema.parse((await stored.get()).data()), id };

  await losingItsAnswer(
    () => recordListened(seen),
    async () => (await stored.get()).get('awaits_listening') === false,
  );

  await recordListened(seen);
});

it('a recording is marked as listened to without an error, even if another leader did that first', async () => {
  const { recordListened } = await import('../../web/src/features/dashboard/actions/record-listened.ts');
  const { storedRequestSchema } = await import('../../web/src/features/dashboard/requests/staff-request.ts');
  const { id } = await storeRequest({ awaits_listening: true });
  const stored = testFirestore().collection(COLLECTIONS.prayerRequests).doc(id);
  const seen = { ...storedRequestSchema.parse((await stored.get()).data()), id };
  await updateDoc(doc(otherDatabase, stored.path), { ...markListened(seen) });

  await recordListened(seen);

  expect((await stored.get()).data()).toMatchObject({ awaits_listening: false, effective_urgency: 'medium' });
});

it('an assignment succeeds without a conflict if the response is lost', async () => {
  const { changeRequest } = await import('../../web/src/features/dashboard/actions/change-request.ts');
  const { id } = await storeRequest();
  const stored = testFirestore().collection(COLLECTIONS.prayerRequests).doc(id);

  await losingItsAnswer(
    () => changeRequest(id, assignMember({ revision: 0 }, leader.uid, leader.uid)),
    async () => (await stored.get()).get('status') === 'assigned',
  );

  expect((await stored.get()).get('revision')).toBe(1);
});

it('a change that follows one still waiting to be sent does not replace a colleague’s', async () => {
  const { changeRequest } = await import('../../web/src/features/dashboard/actions/change-request.ts');
  const { id } = await storeRequest({ status: 'assigned', assigned_to: leader.uid });
  const stored = testFirestore().collection(COLLECTIONS.prayerRequests).doc(id);
  const colleagues = assignMember({ revision: 0 }, otherLeader.uid, otherLeader.uid);

  proxy.shut();
  const waiting = changeRequest(id, unassignMember({ revision: 0 }, leader.uid));
  const following = changeRequest(id, assignMember({ revision: 1 }, leader.uid, leader.uid));
  const outcomes = Promise.allSettled([waiting, following]);
  await updateDoc(doc(otherDatabase, stored.path), { ...colleagues, updated_at: serverTimestamp() });
  proxy.open();

  expect(await outcomes).toMatchObject([
    { reason: { name: 'RequestChangedError', current: { revision: 1 } } },
    { reason: { name: 'RevisionUnderwayError' } },
  ]);
  expect((await stored.get()).data()).toMatchObject({ assigned_to: otherLeader.uid, revision: 1 });
});

it('an answer to how it went is noted once, without a conflict, if the response is lost', async () => {
  const { writeAnswer } = await import('../../web/src/features/dashboard/come-back/write-come-back.ts');
  const { id } = await storeRequest({ come_back_at: new Date(), come_back_by: leader.uid });

  await losingItsAnswer(
    () => writeAnswer(id, leader.uid, 'Went well', planComeBack({ revision: 0 }, leader.uid, null)),
    async () => (await sizeOf(notesPath(id))) > 0,
  );

  expect(await sizeOf(notesPath(id))).toBe(1);
  const request = await testFirestore().collection(COLLECTIONS.prayerRequests).doc(id).get();
  expect(request.data()).toMatchObject({ note_count: 1, come_back_at: null, revision: 1 });
});

it('an answer to how it went is noted even if the same member cleared the date on another device', async () => {
  const { writeAnswer } = await import('../../web/src/features/dashboard/come-back/write-come-back.ts');
  const { id } = await storeRequest({ come_back_at: new Date(), come_back_by: leader.uid });
  const cleared = planComeBack({ revision: 0 }, leader.uid, null);
  await updateDoc(doc(databaseOfOther(leader), COLLECTIONS.prayerRequests, id), { ...cleared });

  await writeAnswer(id, leader.uid, 'Went well', cleared);

  expect(await sizeOf(notesPath(id))).toBe(1);
  const request = await testFirestore().collection(COLLECTIONS.prayerRequests).doc(id).get();
  expect(request.data()).toMatchObject({ note_count: 1, come_back_at: null, revision: 1 });
});

it('a same-person decision is stored without an error if the response is lost', async () => {
  const { writeDecisions } = await import(
    '../../web/src/features/dashboard/earlier-requests/write-decisions.ts'
  );
  const { id } = await storeRequest();
  const request = testFirestore().collection(COLLECTIONS.prayerRequests).doc(id);
  const personKey = 'k'.repeat(20);

  await losingItsAnswer(
    () => writeDecisions([{ id, personKey, isSame: true }]),
    async () => (await request.get()).get('person_decisions')[personKey] === true,
  );

  await writeDecisions([{ id, personKey, isSame: true }]);
  await expect(writeDecisions([{ id, personKey: 'short', isSame: true }])).rejects.toMatchObject({
    code: 'permission-denied',
  });
  expect((await request.get()).get('person_decisions')).toEqual({ [personKey]: true });
});

it('content is stored once if the response is lost', async () => {
  const { storeContent } = await import('../../web/src/features/daily-content-admin/create/store-content.ts');
  const id = randomUUID().replaceAll('-', '').slice(0, 20);
  const stored = testFirestore().collection(COLLECTIONS.dailyContent).doc(id);
  const title = `Gratitude ${id}`;
  const form = { ...EMPTY_CONTENT_FORM, title, content: 'Name three people.' };

  await losingItsAnswer(
    () => storeContent(id, form, null),
    async () => (await stored.get()).exists,
  );

  const found = await testFirestore().collection(COLLECTIONS.dailyContent).where('title', '==', title).get();
  expect(found.docs.map((document) => document.id)).toEqual([id]);
  expect((await stored.get()).data()).toMatchObject({ title, content: 'Name three people.' });
});

it('content without a date is published without an error if the response is lost', async () => {
  const { publish } = await import('../../web/src/features/daily-content-admin/existing/content-writes.ts');
  const id = autoIdFrom(randomUUID());
  const stored = testFirestore().collection(COLLECTIONS.dailyContent).doc(id);
  const form = { ...EMPTY_CONTENT_FORM, title: 'Gratitude', content: 'Name three people.' };
  const draft = newDailyContent(form, null, { at: (chosen) => chosen, now: new Date() });
  await stored.set(draft);

  await losingItsAnswer(
    () => publish({ ...draft, id, publish_date: null }),
    async () => (await stored.get()).get('is_published') === true,
  );
});

function membershipOf(uid: string): DocumentReference {
  return testFirestore()
    .collection(COLLECTIONS.distributionMemberships)
    .doc(membershipId(PRAYER_TEAM_SMS, uid));
}

it('a member is added to a list without an error if the response is lost, but not a second time', async () => {
  const { addToList } = await import(
    '../../web/src/features/communication-distribution/adding/add-to-list.ts'
  );
  const list = testFirestore().collection(COLLECTIONS.distributionMethods).doc(PRAYER_TEAM_SMS);
  await list.set(newDistributionMethod('prayer-team', 'sms'));
  const { uid } = await createStaffMember();
  const add = () => addToList(PRAYER_TEAM_SMS, uid, leader.uid);

  await losingItsCommit(add, async () => (await membershipOf(uid).get()).exists);

  await expect(add()).rejects.toThrow(AlreadyListedError);
});

it('a member is removed from a list without an error if the response is lost, or if they already were', async () => {
  const { endMemberships } = await import(
    '../../web/src/features/communication-distribution/editing/end-memberships.ts'
  );
  const member = await createStaffMember();
  await joinList(member, PRAYER_TEAM_SMS);
  const membership = membershipOf(member.uid);
  const remove = () => endMemberships([membership.id]);

  await losingItsCommit(remove, async () => !(await membership.get()).exists);

  await remove();
});

async function storeCirclePrayer(): Promise<{ circleId: string; prayer: DocumentReference }> {
  const circleId = await storeCircle(leader);
  const prayer = testFirestore().collection(circlePrayersPath(circleId)).doc();
  await prayer.set(newCirclePrayer('For peace.', leader.uid, new Date()));
  return { circleId, prayer };
}

it('a circle is created once if the response is lost, even if it is created again', async () => {
  const { createCircle } = await import('../../web/src/features/prayer-circles/circle-writes.ts');
  const id = autoIdFrom(randomUUID());
  const details = { name: 'Young Parents', description: null, topic: null };
  const create = () => createCircle(id, details, leader.uid, 'Ruth');

  await losingItsAnswer(create, async () => (await sizeOf(circleMembersPath(id))) > 0);
  await create();

  expect(await sizeOf(circleMembersPath(id))).toBe(1);
});

it('a circle prayer is shared once if the response is lost, even if it is shared again', async () => {
  const { sharePrayer } = await import('../../web/src/features/prayer-circles/circle-writes.ts');
  const circleId = await storeCircle(leader);
  const prayer = { id: autoIdFrom(randomUUID()), prayerText: 'For peace.' };
  const share = () => sharePrayer(circleId, prayer, leader.uid);

  await losingItsAnswer(share, async () => (await sizeOf(circlePrayersPath(circleId))) > 0);
  await share();

  expect(await sizeOf(circlePrayersPath(circleId))).toBe(1);
});

it('a circle prayer is marked as answered without an error if the response is lost, or if it already was', async () => {
  const { markAnswered } = await import('../../web/src/features/prayer-circles/circle-writes.ts');
  const { circleId, prayer } = await storeCirclePrayer();

  await losingItsAnswer(
    () => markAnswered(circleId, prayer.id),
    async () => (await prayer.get()).get('is_answered') === true,
  );

  await markAnswered(circleId, prayer.id);
});

it('a prayer for a circle prayer is stored once without an error if it is sent twice', async () => {
  const { prayForIt } = await import('../../web/src/features/prayer-circles/circle-writes.ts');
  const { circleId, prayer } = await storeCirclePrayer();

  await Promise.all([1, 2].map(() => prayForIt(circleId, prayer.id, leader.uid)));

  expect((await prayer.get()).get('prayed_by')).toEqual([leader.uid]);
});

it('a circle prayer that no longer exists cannot be marked as answered', async () => {
  const { markAnswered } = await import('../../web/src/features/prayer-circles/circle-writes.ts');
  const { circleId, prayer } = await storeCirclePrayer();
  await prayer.delete();

  await expect(markAnswered(circleId, prayer.id)).rejects.toMatchObject({ code: 'permission-denied' });
});

it('a prayer for a post is counted once without an error if the response is lost, or if it already was', async () => {
  const { prayForPost } = await import('../../web/src/features/belief-wall/praying/pray-for-post.ts');
  const stored = testFirestore().collection(COLLECTIONS.beliefWallPosts).doc(autoIdFrom(randomUUID()));
  await stored.set(newWallPost('For my mother.', null, true, new Date(0)));

  await losingItsAnswer(
    () => prayForPost(stored.id),
    async () => (await stored.get()).get('prayer_count') > 0,
  );
  await prayForPost(stored.id);

  expect((await stored.get()).get('prayer_count')).toBe(1);
  await expect(prayForPost('none')).rejects.toMatchObject({ code: 'permission-denied' });
});

it('a prayer for a request is counted once without an error if the response is lost, or if it already was', async () => {
  const { prayForRequest } = await import(
    '../../web/src/features/dashboard/prayer-session/pray-for-request.ts'
  );
  const { id } = await storeRequest();
  const stored = testFirestore().collection(COLLECTIONS.prayerRequests).doc(id);
  const pray = () => prayForRequest(id, leader.uid);

  await losingItsAnswer(pray, async () => (await stored.get()).get('prayer_count') > 0);
  await pray();

  expect((await stored.get()).get('prayer_count')).toBe(1);
  await stored
    .collection('prayers')
    .doc(leader.uid)
    .set({ created_at: new Date(0) });
  await stored.update({ archive_status: 'archived' });
  await expect(pray()).rejects.toMatchObject({ code: 'permission-denied' });
});

it('a post is marked as answered without an error if the response is lost', async () => {
  const { markAnswered } = await import('../../web/src/features/belief-wall/answering/mark-answered.ts');
  const id = randomUUID().replaceAll('-', '').slice(0, 20);
  const stored = testFirestore().collection(COLLECTIONS.beliefWallPosts).doc(id);
  await stored.set(newWallPost('For my mother.', null, true, new Date(0)));
  const { visitorUid } = await import('../../web/src/firebase/visitor-uid.ts');
  const author = newPostAuthor(await visitorUid());
  await testFirestore()
    .collection(COLLECTIONS.postAuthors)
    .doc(id)
    .set({ ...author });

  await losingItsAnswer(
    () => markAnswered(id, 'She is well again.'),
    async () => (await stored.get()).get('is_answered') === true,
  );

  expect((await stored.get()).get('testimony')).toBe('She is well again.');
});
