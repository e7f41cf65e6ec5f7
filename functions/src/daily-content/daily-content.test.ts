import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { CONTENT_FILE_REFUSALS, contentFilePath } from '@prayer-community/domain/daily-content/content-file';
import { EMPTY_CONTENT_FORM, newDailyContent } from '@prayer-community/domain/daily-content/content-form';
import type { DailyContent } from '@prayer-community/domain/daily-content/daily-content';
import {
  announcementMessage,
  announcementOf,
  DAILY_CONTENT_TOPIC,
  NOTIFICATION_REFUSALS,
} from '@prayer-community/domain/delivery/content-announcement';
import { HOUR_MS } from '@prayer-community/domain/fields/durations';
import { refusal } from '@prayer-community/domain/refusal';
import type { DocumentReference } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { checkedFileRef, contentRef } from '../data/daily-content.ts';
import { deliverAtOnce } from '../deliver.ts';
import { pseudonym } from '../platform/pseudonym.ts';
import { callFunction, resultOf } from '../testing/call-function.ts';
import { createMember } from '../testing/circle-member.ts';
import { VALID_FILES } from '../testing/content-files.ts';
import { deliveryRef, outcomeOf, tryForTheLastTime, tryNow } from '../testing/delivery-steps.ts';
import { failNext, messagesTo, type ReceivedMessage } from '../testing/fake-providers.ts';
import { passwordIdToken, staffIdToken } from '../testing/id-token.ts';
import { randomAddress } from '../testing/random-address.ts';
import { runSchedule } from '../testing/run-schedule.ts';
import { createStaffMember } from '../testing/staff-member.ts';
import { testBucket, testFirestore } from '../testing/test-backend.ts';
import { type TriggerOptions, whileTriggering } from '../testing/while-triggering.ts';
import { onDailyContentDeleted } from './on-daily-content-deleted.ts';
import { onDailyContentPublished } from './on-daily-content-published.ts';

let contentId: string;
let title: string;

beforeEach(() => {
  contentId = randomUUID().replaceAll('-', '').slice(0, 20);
  title = `Gratitude ${contentId}`;
});

function announcing<T>(act: () => Promise<T>, options?: TriggerOptions): Promise<T> {
  return whileTriggering([onDailyContentPublished, onDailyContentDeleted, deliverAtOnce], act, options);
}

async function store(changes: Partial<DailyContent<Date>>, options?: TriggerOptions): Promise<void> {
  const form = { ...EMPTY_CONTENT_FORM, title, content: 'Name three people.' };
  const item = newDailyContent(form, null, { at: (chosen) => chosen, now: new Date() });
  await announcing(() => contentRef(testFirestore(), contentId).set({ ...item, ...changes }), options);
}

function change(fields: Partial<DailyContent<Date>>): Promise<unknown> {
  return announcing(() => contentRef(testFirestore(), contentId).update({ ...fields }));
}

const showDue = () => announcing(() => runSchedule('showDueContent'));

async function pushes(): Promise<ReceivedMessage[]> {
  const all = await messagesTo('push', `/topics/${DAILY_CONTENT_TOPIC}`);
  return all.filter(({ data }) => data.title === title);
}

const published = () => ({ is_published: true, publish_date: new Date() });
const announcement = () => deliveryRef(announcementMessage(contentId).key);
const status = async () => (await announcement().get()).data()?.status;

async function turnFeedOff(): Promise<DocumentReference> {
  const screens = testFirestore().collection(COLLECTIONS.settings).doc('screens');
  await screens.set({ prayer_circles: true, daily_content: false, insights: true });
  onTestFinished(async () => void (await screens.delete()));
  return screens;
}

describe('publishing', () => {
  it('shows an item even if another one in the same run is unreadable', async () => {
    await store({ is_published: true, publish_date: new Date(Date.now() + HOUR_MS) });
    await contentRef(testFirestore(), contentId).update({ publish_date: new Date() });
    const unreadable = contentRef(testFirestore(), 'unreadable');
    await unreadable.set({ is_published: true, is_in_feed: false, publish_date: new Date() });

    await expect(runSchedule('showDueContent')).rejects.toThrow('showDueContent failed');
    await unreadable.delete();

    expect((await contentRef(testFirestore(), contentId).get()).get('is_in_feed')).toBe(true);
  });

  it('sends one push to all subscribers', async () => {
    await store(published());

    expect((await pushes()).map(({ data, webpush }) => ({ data, webpush }))).toEqual([
      {
        data: announcementOf(contentId, { title, content: 'Name three people.' }),
        webpush: { TTL: '86400' },
      },
    ]);
  });

  it('sends no push while leadership has the feed turned off', async () => {
    await turnFeedOff();

    await store(published());

    expect(await pushes()).toEqual([]);
    expect(await status()).toBe('not_needed');
  });

  it('sends no push for an edit of an item published while the feed was turned off', async () => {
    const screens = await turnFeedOff();
    await store(published());
    await screens.delete();

    await change({ content: 'Name three people!' });

    expect(await pushes()).toEqual([]);
    expect(await status()).toBe('not_needed');
  });

  it('sends only one push, even if functions run repeatedly and the item is published again', async () => {
    await store(published(), { deliveries: 2 });
    expect(await status()).toBe('sent');

    await change({ is_published: false });
    await change({ is_published: true });
    await announcing(() =>
      Promise.all(['showDueContent', 'showDueContent', 'deliverLater'].map((name) => runSchedule(name))),
    );

    expect(await pushes()).toHaveLength(1);
  });

  it('announces neither drafts nor items before their publish date', async () => {
    await store({ is_published: false, publish_date: new Date() });
    await showDue();
    await store({ is_published: true, publish_date: new Date(Date.now() + HOUR_MS) });
    await showDue();
    expect(await status()).toBeUndefined();

    await store(published());

    expect(await pushes()).toHaveLength(1);
  });

  it('announces an item in a scheduled run once its publish date has come', async () => {
    await store({ is_published: true, publish_date: new Date(Date.now() + HOUR_MS) });
    // In production the date arrives without a write, so this update must not trigger anything.
    await contentRef(testFirestore(), contentId).update({ publish_date: new Date() });

    await showDue();

    expect(await pushes()).toHaveLength(1);
  });

  it.each([
    ['earlier', () => new Date()],
    ['into the past', () => new Date(Date.now() - HOUR_MS)],
  ])('announces an item at once whose date is moved %s', async (_what, date) => {
    await store({ is_published: true, publish_date: new Date(Date.now() + HOUR_MS) });

    await change({ publish_date: date() });
    await showDue();

    expect(await pushes()).toHaveLength(1);
  });

  it('announces an item whose date is moved later only then', async () => {
    await store({ is_published: true, publish_date: new Date(Date.now() + HOUR_MS) });
    await change({ publish_date: new Date(Date.now() + 2 * HOUR_MS) });
    await showDue();
    expect(await status()).toBeUndefined();

    await contentRef(testFirestore(), contentId).update({ publish_date: new Date() });
    await showDue();
    await showDue();

    expect(await pushes()).toHaveLength(1);
  });

  it('announces an old draft that is dated when it is published', async () => {
    await store({ is_published: false, publish_date: new Date(Date.now() - 60 * 24 * HOUR_MS) });

    await change(published());

    expect(await pushes()).toHaveLength(1);
  });

  it('retries an announcement that the push service rejected', async () => {
    await failNext('push', 500, `/topics/${DAILY_CONTENT_TOPIC}`);
    await store(published());
    expect(await outcomeOf(announcement())).toMatchObject({
      status: 'pending',
      attempts: 1,
      failure: 'unreachable',
    });

    await tryNow(announcement());

    expect(await status()).toBe('sent');
    expect(await pushes()).toHaveLength(1);
  });

  it('marks a failed announcement as given up, and leadership can still send it', async () => {
    await failNext('push', 401, `/topics/${DAILY_CONTENT_TOPIC}`);
    await store(published());
    await failNext('push', 401, `/topics/${DAILY_CONTENT_TOPIC}`);

    expect(await tryForTheLastTime(announcement())).toMatchObject({
      status: 'given_up',
      failure: 'not_authorized',
      about_id: contentId,
    });
    const idToken = await staffIdToken((await createStaffMember('leadership')).uid);
    expect(await resultOf('retryDelivery', { key: announcement().id }, { idToken })).toEqual({
      success: true,
      outcome: 'sent',
    });
    expect(await pushes()).toHaveLength(1);
  });

  it('does not announce an item withdrawn before a retry, and announces it once it is published again', async () => {
    await failNext('push', 500, `/topics/${DAILY_CONTENT_TOPIC}`);
    await store(published());
    await change({ is_published: false, is_in_feed: false });
    await tryNow(announcement());
    expect(await status()).toBe('not_needed');

    await change({ is_published: true });
    expect(await status()).toBe('pending');
    await runSchedule('deliverLater');

    expect(await status()).toBe('sent');
    expect(await pushes()).toHaveLength(1);
  });
});

describe('the feed', () => {
  const isInFeed = async () => (await contentRef(testFirestore(), contentId).get()).data()?.is_in_feed;

  it('shows an item with an old publish date without announcing it', async () => {
    await store({ is_published: true, publish_date: new Date(Date.now() - 60 * 24 * HOUR_MS) });
    expect(await isInFeed()).toBe(true);

    expect(await status()).toBeUndefined();
  });

  it('does not show a draft that was never published', async () => {
    await store({ is_published: false, publish_date: new Date() });
    await showDue();

    expect(await isInFeed()).toBe(false);
  });

  it('does not show an item before its publish date', async () => {
    await store({ is_published: true, publish_date: new Date(Date.now() + HOUR_MS) });
    await showDue();
    expect(await isInFeed()).toBe(false);

    await contentRef(testFirestore(), contentId).update({ publish_date: new Date() });
    await showDue();
    expect(await isInFeed()).toBe(true);
  });

  it('shows published items and hides unpublished ones', async () => {
    await store(published());
    expect(await isInFeed()).toBe(true);

    await change({ is_published: false, is_in_feed: false });
    await showDue();
    expect(await isInFeed()).toBe(false);

    await change({ is_published: true });
    expect(await isInFeed()).toBe(true);
  });
});

describe('the file of a content item', () => {
  let path: string;

  beforeEach(() => {
    path = contentFilePath(contentId, Date.now(), 'abcdefgh', 'application/pdf');
  });

  const upload = (bytes: Buffer | undefined, contentType = 'application/pdf') =>
    testBucket()
      .file(path)
      .save(bytes ?? Buffer.alloc(0), { contentType, resumable: false });
  const check = (idToken: string) => resultOf('checkContentFile', { contentId, path }, { idToken });
  const leader = async () => staffIdToken((await createStaffMember('leadership')).uid);
  const isThere = async () => (await testBucket().file(path).exists())[0];
  const checked = async () => (await checkedFileRef(testFirestore(), contentId).get()).data();

  it('passes the check if its content is valid', async () => {
    await upload(VALID_FILES['application/pdf']);

    expect(await check(await leader())).toEqual({ success: true });
    expect(await checked()).toMatchObject({ file_path: path, file_type: 'application/pdf' });
    expect(await isThere()).toBe(true);
  });

  it.each<[string, Buffer | undefined, string]>([
    ['an HTML page declared as a PDF', Buffer.from('<!doctype html><script></script>'), 'application/pdf'],
    ['an image declared as a PDF', VALID_FILES['image/png'], 'application/pdf'],
    ['empty', Buffer.alloc(0), 'application/pdf'],
  ])('is deleted and rejected when it is %s', async (_what, bytes, contentType) => {
    await upload(bytes, contentType);

    expect(await check(await leader())).toEqual(refusal(CONTENT_FILE_REFUSALS.invalidType));
    expect(await isThere()).toBe(false);
    expect(await checked()).toBeUndefined();
  });

  it('is rejected if it does not exist', async () => {
    expect(await check(await leader())).toEqual(refusal(CONTENT_FILE_REFUSALS.invalidType));
  });

  it('is checked only for leadership', async () => {
    await upload(Buffer.from('<!doctype html>'));
    const [team, password, member] = await Promise.all([
      createStaffMember('prayer_team'),
      createStaffMember('leadership'),
      createMember(),
    ]);
    const idTokens = [
      undefined,
      member.idToken,
      await staffIdToken(team.uid),
      await passwordIdToken(password.email, password.password),
    ];

    for (const idToken of idTokens) {
      const answer = await callFunction('checkContentFile', { contentId, path }, { idToken });
      expect(answer).toMatchObject({ error: { status: 'PERMISSION_DENIED' } });
    }
    expect(await isThere()).toBe(true);
  });

  it('is rejected for another item', async () => {
    const otherId = randomUUID().replaceAll('-', '').slice(0, 20);

    expect(
      await callFunction('checkContentFile', { contentId: otherId, path }, { idToken: await leader() }),
    ).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
  });

  it('is deleted together with its item', async () => {
    await upload(VALID_FILES['application/pdf']);
    await check(await leader());
    await store({ file_path: path, file_type: 'application/pdf' });

    await announcing(() => contentRef(testFirestore(), contentId).delete());

    expect(await isThere()).toBe(false);
    expect(await checked()).toBeUndefined();
  });
});

describe('a device', () => {
  it('can subscribe to announcements and unsubscribe', async () => {
    const token = `device-${randomUUID()}`;
    const address = randomAddress();

    expect(await resultOf('subscribeDailyContent', { token }, { address })).toEqual({ success: true });
    expect(await messagesTo('topic', token)).toHaveLength(1);
    expect(await resultOf('unsubscribeDailyContent', { token }, { address })).toEqual({ success: true });
    expect(await messagesTo('topic', token)).toHaveLength(2);
  });

  it('cannot subscribe with a token that the push service no longer knows', async () => {
    const token = `device-${randomUUID()}`;
    const address = randomAddress();
    await failNext('topic', 404, token);

    expect(await resultOf('subscribeDailyContent', { token }, { address })).toEqual(
      refusal(NOTIFICATION_REFUSALS.failed),
    );
    expect(await messagesTo('topic', token)).toEqual([]);
  });

  it('keeps a good token if the push service is only busy, because nothing says that it is stale', async () => {
    const token = `device-${randomUUID()}`;
    await failNext('topic', 429, token);

    const answer = await callFunction('subscribeDailyContent', { token }, { address: randomAddress() });

    expect(answer).toMatchObject({ error: { status: 'INTERNAL' } });
    expect(await messagesTo('topic', token)).toEqual([]);
  });

  it('is not unsubscribed while the push service is busy, but is if its token is stale', async () => {
    const token = `device-${randomUUID()}`;
    await failNext('topic', 429, token);
    expect(
      await callFunction('unsubscribeDailyContent', { token }, { address: randomAddress() }),
    ).toMatchObject({
      error: { status: 'INTERNAL' },
    });

    await failNext('topic', 404, token);
    expect(await resultOf('unsubscribeDailyContent', { token }, { address: randomAddress() })).toEqual({
      success: true,
    });
    expect(await messagesTo('topic', token)).toEqual([]);
  });

  it.each([
    ['subscribeDailyContent', 'content_subscriptions'],
    ['unsubscribeDailyContent', 'content_unsubscriptions'],
  ] as const)('cannot call %s too often from its network address', async (name, counter) => {
    const token = `device-${randomUUID()}`;
    const address = randomAddress();
    expect(await resultOf(name, { token }, { address })).toEqual({ success: true });
    await testFirestore()
      .collection(COLLECTIONS.rateLimits)
      .doc(`${counter}_${pseudonym('network', address)}`)
      .update({ count: 1000 });

    expect(await resultOf(name, { token }, { address })).toEqual({
      ...refusal(NOTIFICATION_REFUSALS.failed),
      retryAfterSeconds: 3600,
    });
    expect(await messagesTo('topic', token)).toHaveLength(1);
  });

  it('requires a token to subscribe', async () => {
    expect(await callFunction('subscribeDailyContent', { token: '' })).toMatchObject({
      error: { status: 'INVALID_ARGUMENT' },
    });
  });
});
