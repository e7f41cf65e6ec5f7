import { randomBytes, randomUUID } from 'node:crypto';
import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { COLLECTIONS, repliesPath } from '@prayer-community/domain/collections';
import { MINUTE_MS } from '@prayer-community/domain/fields/durations';
import { requesterSettingsSchema } from '@prayer-community/domain/settings/settings';
import { NOTICE_INTERVAL_MS, newPrayerNotice } from '@prayer-community/domain/status-page/prayer-notice';
import { statusRefusal } from '@prayer-community/domain/status-page/status-page';
import { prayerData } from '@prayer-community/domain/testing/prayer-data';
import { CollectionReference, type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeDownPost } from '../data/post.ts';
import { deliverAtOnce } from '../deliver.ts';
import { confirmAddress } from '../messaging/confirmed-address.ts';
import { noticeSubscription, optOutRef } from '../messaging/mail-opt-out.ts';
import { resultOf } from '../testing/call-function.ts';
import { delivering, deliveryRef, tryNow } from '../testing/delivery-steps.ts';
import { failNextMailTo, mailsTo } from '../testing/fake-providers.ts';
import { randomAddress } from '../testing/random-address.ts';
import { runSchedule } from '../testing/run-schedule.ts';
import { storeRequest } from '../testing/stored-request.ts';
import { ownFirestore, testFirestore } from '../testing/test-backend.ts';
import { whileTriggering } from '../testing/while-triggering.ts';
import { notifyOfTeamPrayer, notifyOfWallPrayer } from './notice-triggers.ts';
import { notifyRequester } from './notify-requester.ts';
import { sendDueNotices } from './send-due-notices.ts';

const START = new Date('2026-11-21T08:00:00Z');

const after = (ms: number) => new Date(START.getTime() + ms);

describe('prayer notices over time', () => {
  it('are sent immediately for the first prayer, then at most daily despite concurrent checks', async () => {
    const db = ownFirestore();
    const post = db.collection(COLLECTIONS.beliefWallPosts).doc();
    await post.set(newWallPost('For peace.', null, true, START));
    const request = await storeRequest({}, db);
    await db
      .collection(COLLECTIONS.prayerNotices)
      .doc(request.id)
      .set(newPrayerNotice('ruth@example.org', post.id, 0, START));
    const pray = () => post.update({ prayer_count: FieldValue.increment(1) });
    const sent = async () => (await db.collection(COLLECTIONS.deliveries).get()).size;
    // Simulates the triggers of simultaneous prayers along with the schedule, each more than once.
    const look = async (now: Date) => {
      const looks = await Promise.all([
        notifyRequester(db, request.id, now).then(Number),
        notifyRequester(db, request.id, now).then(Number),
        sendDueNotices(db, now),
      ]);
      return looks.reduce((sum, count) => sum + count, 0);
    };

    expect(await look(START)).toBe(0);
    await pray();
    expect(await look(after(MINUTE_MS))).toBe(1);
    await Promise.all([pray(), pray()]);
    expect(await look(after(2 * MINUTE_MS))).toBe(0);
    expect(await sendDueNotices(db, after(NOTICE_INTERVAL_MS))).toBe(0);
    expect(await sent()).toBe(1);

    expect(await look(after(NOTICE_INTERVAL_MS + MINUTE_MS))).toBe(1);
    expect(await look(after(9 * NOTICE_INTERVAL_MS))).toBe(0);
    expect(await sent()).toBe(2);
    const notice = await db.collection(COLLECTIONS.prayerNotices).doc(request.id).get();
    expect(notice.data()).toMatchObject({ prayers_told: 3, next_due_at: null });
  });

  it('are still sent when another notice in the run cannot be read', async () => {
    const db = ownFirestore();
    const request = await storeRequest({}, db);
    const post = db.collection(COLLECTIONS.beliefWallPosts).doc();
    await post.set({ ...newWallPost('For peace.', null, true, START), prayer_count: 1 });
    const notices = db.collection(COLLECTIONS.prayerNotices);
    await notices.doc('unreadable').set({ next_due_at: START });
    await notices
      .doc(request.id)
      .set({ ...newPrayerNotice('ruth@example.org', post.id, 0, START), next_due_at: START });

    await expect(sendDueNotices(db, after(MINUTE_MS))).rejects.toThrow('1 of 2');

    expect((await db.collection(COLLECTIONS.deliveries).get()).size).toBe(1);
  });
});

const db = testFirestore();

let id: string;
let key: string;
let email: string;
let words: string;
let address: string;
let post: DocumentReference;

beforeEach(async () => {
  id = randomUUID();
  key = randomBytes(16).toString('base64url');
  email = `ruth-${id}@example.org`;
  words = `For my mother ${id}`;
  address = randomAddress();
  await delivering(() =>
    resultOf(
      'submitPrayerRequest',
      {
        submissionId: id,
        statusKey: key,
        prayerData: prayerData({ is_on_behalf: false, prayer_text: words, share_on_belief_wall: true }),
        contactData: { first_name: 'Ruth', last_name: 'Meyer', phone: null, email },
        audioPath: null,
      },
      { address },
    ),
  );
  await confirmAddress(db, email, new Date());
  const posts = await db.collection(COLLECTIONS.beliefWallPosts).where('content', '==', words).get();
  post = db.collection(COLLECTIONS.beliefWallPosts).doc(posts.docs[0]?.id ?? 'none');
});

const change = (isWanted: boolean, other?: string) =>
  resultOf('changePrayerNotice', { key, isWanted, email: other }, { address });

const notice = () => db.collection(COLLECTIONS.prayerNotices).doc(id);

const sendingNotices = (act: () => Promise<unknown>) =>
  whileTriggering([notifyOfWallPrayer, notifyOfTeamPrayer, deliverAtOnce], act);

const pray = () => sendingNotices(() => post.update({ prayer_count: FieldValue.increment(1) }));

const runNoticeSchedule = () => delivering(() => runSchedule('sendDuePrayerNotices'));

const masked = 'r***@example.org';

describe('a requester who asked for prayer notices', () => {
  it('gets an email without names when someone prays, and unsubscribes with one click', async () => {
    expect(await change(true)).toMatchObject({
      success: true,
      status: { notice: { subscribedAddress: masked, submittedAddress: masked } },
    });

    await pray();

    const [mail, ...earlier] = await mailsTo(email);
    expect(earlier).toHaveLength(1);
    expect(mail?.subject).toBe('Someone prayed for you');
    expect(mail?.text).toMatch(/\/status#[\w-]{22}/);
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(new RegExp(`${words}|Ruth|Meyer`));
    await pray();
    expect((await notice().get()).get('next_due_at')).not.toBeNull();
    expect(await mailsTo(email)).toHaveLength(2);

    const [, oneClick = ''] = /^<(.+)>$/.exec(mail?.data['List-Unsubscribe'] ?? '') ?? [];
    expect(mail?.data['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(oneClick).not.toContain('ruth');
    expect((await fetch(oneClick, { method: 'POST' })).status).toBe(200);

    await notice().update({ next_due_at: new Date(), told_at: new Date(0) });
    await runNoticeSchedule();
    const delivery = db.collection(COLLECTIONS.deliveries).doc(`prayer_notice_${id}_2`);
    expect((await delivery.get()).get('status')).toBe('not_needed');
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('gets at most one email a day, even if they unsubscribe and subscribe again', async () => {
    await change(true);
    await pray();
    await change(false);
    await change(true);

    await pray();

    expect(await mailsTo(email)).toHaveLength(2);
    const { told_at, next_due_at } = (await notice().get()).data() ?? {};
    expect(next_due_at.toMillis() - told_at.toMillis()).toBe(NOTICE_INTERVAL_MS);
  });

  it('gets an email at once if they subscribe again after one that was not sent', async () => {
    const unsubscribed = `owner-${id}@example.org`;
    await optOutRef(db, noticeSubscription(unsubscribed)).set({ created_at: new Date() });
    await change(true, unsubscribed);
    await pray();

    await change(true);
    await pray();

    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('You are being prayed for');
  });

  it('cannot tell whether an address has unsubscribed, and unsubscribed addresses get no email', async () => {
    const [unsubscribed, subscribed] = [`owner-${id}@example.org`, `other-${id}@example.org`];
    await Promise.all([unsubscribed, subscribed].map((owner) => confirmAddress(db, owner, new Date())));
    await optOutRef(db, noticeSubscription(unsubscribed)).set({ created_at: new Date() });

    const answer = await change(true, unsubscribed);
    expect(await resultOf('openStatusPage', { key }, { address })).toEqual(answer);
    await pray();

    expect(await mailsTo(unsubscribed)).toEqual([]);
    expect(answer).toMatchObject({
      success: true,
      status: { notice: { subscribedAddress: 'o***@example.org' } },
    });
    expect(await change(true, subscribed)).toMatchObject({
      success: true,
      status: { notice: { subscribedAddress: 'o***@example.org' } },
    });
  });

  it('is notified of the team’s prayer only after the undo period', async () => {
    await change(true);
    const request = db.collection(COLLECTIONS.prayerRequests).doc(id);

    await sendingNotices(() => request.update({ status: 'prayed_for', contacted_at: new Date() }));

    const dueAt = (await notice().get()).get('next_due_at');
    expect(dueAt.toMillis()).toBeGreaterThan(Date.now());
    await runNoticeSchedule();
    expect(await mailsTo(email)).toHaveLength(1);
    await notice().update({ next_due_at: new Date() });
    await Promise.all([runNoticeSchedule(), runNoticeSchedule()]);
    const [mail, ...earlier] = await mailsTo(email);
    expect(mail?.subject).toBe('Someone prayed for you');
    expect(earlier).toHaveLength(1);
  });

  it('is notified of the team’s prayer after a reopening too', async () => {
    await change(true);
    const request = db.collection(COLLECTIONS.prayerRequests).doc(id);
    const mark = async () => {
      await sendingNotices(() => request.update({ status: 'prayed_for', contacted_at: new Date() }));
      await notice().update({ next_due_at: new Date(), told_at: null });
      await runNoticeSchedule();
    };
    await mark();
    expect((await notice().get()).get('prayers_told')).toBe(1);
    const delivery = db.collection(COLLECTIONS.deliveries).doc(`prayer_notice_${id}_1`);
    await delivery.update({ status: 'sent', attempts: 1, is_counted: true });

    await sendingNotices(() => request.update({ status: 'new', contacted_at: null }));
    expect((await notice().get()).data()).toMatchObject({ prayers_told: 0, next_due_at: null });
    await mark();

    expect((await notice().get()).get('prayers_told')).toBe(1);
    const again = { status: 'pending', attempts: 0, is_counted: false };
    expect((await delivery.get()).data()).toMatchObject(again);
  });

  it('is notified at any address they give, but only the request’s own address gets a link', async () => {
    const other = `Naomi-${id}@Example.org`;
    await change(true, other);

    await pray();

    const [mail] = await mailsTo(other.toLowerCase());
    expect(mail?.subject).toBe('Someone prayed for you');
    expect(mail?.text).not.toContain('/status#');
    expect(await resultOf('downloadPrayerRequest', { key }, { address })).toMatchObject({
      record: { prayer_notice: { email: other.toLowerCase() } },
    });
  });

  it('is notified at an unconfirmed address by the second attempt if the first one fails', async () => {
    const other = `naomi-${id}@example.org`;
    await change(true, other);
    await failNextMailTo(other);
    await pray();
    expect(await mailsTo(other)).toEqual([]);

    const retried = await tryNow(deliveryRef(`prayer_notice_${id}_1`));

    expect(retried).toMatchObject({ status: 'sent', attempts: 2 });
    expect(await mailsTo(other)).toHaveLength(1);
  });

  it('is not notified beyond the limits by the second attempt if the first one failed before it was counted', async () => {
    const other = `naomi-${id}@example.org`;
    await change(true, other);
    await failNextMailTo(other);
    await pray();
    // The only email to the unconfirmed address was another one.
    const delivery = deliveryRef(`prayer_notice_${id}_1`);
    await delivery.update({ is_counted: FieldValue.delete() });

    expect(await tryNow(delivery)).toMatchObject({ status: 'not_needed', attempts: 2 });
    expect(await mailsTo(other)).toEqual([]);
  });

  it('is not told of zero prayers after the post that counted them was taken down', async () => {
    await change(true);
    const before = (await mailsTo(email)).length;
    await failNextMailTo(email);
    await pray();
    await takeDownPost(db, post.id, new Date());

    const retried = await tryNow(deliveryRef(`prayer_notice_${id}_1`));

    expect(retried).toMatchObject({ status: 'not_needed', attempts: 2 });
    expect(await mailsTo(email)).toHaveLength(before);
  });

  it('is no longer notified after opting out, withdrawing, or deleting the request', async () => {
    for (const end of [
      () => change(false),
      () => resultOf('withdrawPrayerRequest', { key }, { address }),
      () => resultOf('deletePrayerRequest', { key }, { address }),
    ]) {
      await notice().set(newPrayerNotice(email, post.id, 0, new Date()));
      expect(await end()).toMatchObject({ success: true });
      expect((await notice().get()).exists).toBe(false);
    }
  });

  it('is forgotten if they delete the request while they subscribe', async () => {
    const readAll = db.getAll.bind(db);
    const reading = vi.spyOn(db, 'getAll').mockImplementation(async (...refs) => {
      const documents = await readAll(...refs);
      if (documents.some(({ ref }) => ref.path === `${COLLECTIONS.prayerRequests}/${id}`)) {
        reading.mockRestore();
        await resultOf('deletePrayerRequest', { key }, { address });
      }
      return documents;
    });

    await change(true);

    expect(await resultOf('openStatusPage', { key }, { address })).toMatchObject({ success: false });
    expect((await notice().get()).exists).toBe(false);
  });

  it('is forgotten if they subscribe while they delete the request', async () => {
    let subscribed: Awaited<ReturnType<typeof change>> | undefined;
    const read = CollectionReference.prototype.get;
    const reading = vi.spyOn(CollectionReference.prototype, 'get').mockImplementation(async function (
      this: CollectionReference,
    ) {
      if (this.path === repliesPath(id)) {
        reading.mockRestore();
        subscribed = await change(true);
      }
      return read.call(this);
    });

    expect(await resultOf('deletePrayerRequest', { key }, { address })).toEqual({ success: true });

    expect(subscribed).toMatchObject({ success: true });
    expect((await notice().get()).exists).toBe(false);
  });

  it('is notified of the team’s prayer after their post is erased', async () => {
    await change(true);
    await pray();
    await takeDownPost(db, post.id, new Date());
    await runNoticeSchedule();
    expect((await notice().get()).data()).toMatchObject({ prayers_told: 0, next_due_at: null });
    await notice().update({ told_at: null });

    const request = db.collection(COLLECTIONS.prayerRequests).doc(id);
    await sendingNotices(() => request.update({ prayer_count: FieldValue.increment(1) }));

    const delivery = db.collection(COLLECTIONS.deliveries).doc(`prayer_notice_${id}_1`);
    const again = { status: 'pending', attempts: 0, is_counted: false };
    expect((await delivery.get()).data()).toMatchObject(again);
  });

  it('is not notified of earlier prayers', async () => {
    await pray();
    await pray();

    await change(true);
    await change(true);

    expect((await notice().get()).data()).toMatchObject({ prayers_told: 2, told_at: null });
  });
});

describe('prayer notices disabled by leadership', () => {
  const requesters = db.collection(COLLECTIONS.settings).doc('requesters');
  afterEach(() => requesters.delete());

  it('are neither offered nor sent, but the requester can still remove their address', async () => {
    await change(true);
    await requesters.set(requesterSettingsSchema.parse({ prayer_notices: false }));

    expect(await resultOf('openStatusPage', { key }, { address })).toMatchObject({
      status: { notice: { subscribedAddress: masked, isOffered: false } },
    });
    expect(await change(true)).toEqual(statusRefusal('noNotices'));
    await pray();
    const delivery = db.collection(COLLECTIONS.deliveries).doc(`prayer_notice_${id}_1`);
    expect((await delivery.get()).get('status')).toBe('not_needed');
    expect(await mailsTo(email)).toHaveLength(1);

    expect(await change(false)).toMatchObject({ success: true, status: { notice: null } });
    expect((await notice().get()).exists).toBe(false);
  });
});
