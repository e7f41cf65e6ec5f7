import { randomUUID } from 'node:crypto';
import {
  announcementMessage,
  announcementOf,
  DAILY_CONTENT_TOPIC,
} from '@prayer-community/domain/content-announcement';
import { CONTENT_FILE_REFUSALS, contentFilePath } from '@prayer-community/domain/content-file';
import { EMPTY_CONTENT_FORM, newDailyContent } from '@prayer-community/domain/content-form';
import type { DailyContent } from '@prayer-community/domain/daily-content';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callFunction, resultOf } from '../testing/call-function.ts';
import { createMember } from '../testing/circle-member.ts';
import { SOUND_FILES } from '../testing/content-files.ts';
import { afterTries, deliveryRef, tryForTheLastTime, tryNow } from '../testing/delivery-steps.ts';
import { passwordIdToken, staffIdToken } from '../testing/id-token.ts';
import { failNext, messagesTo, type ReceivedMessage } from '../testing/outbox.ts';
import { randomAddress } from '../testing/random-address.ts';
import { runSchedule } from '../testing/run-schedule.ts';
import { createStaffMember } from '../testing/staff-member.ts';
import { testBucket, testFirestore } from '../testing/test-backend.ts';
import { TRIGGERED } from '../testing/triggered.ts';
import { checkedFileRef, contentRef } from './content-store.ts';

const HOUR_MS = 3_600_000;

let contentId: string;
let title: string;

beforeEach(() => {
  contentId = randomUUID().replaceAll('-', '').slice(0, 20);
  title = `Gratitude ${contentId}`;
});

async function store(changes: Partial<DailyContent<Date>>): Promise<void> {
  const form = { ...EMPTY_CONTENT_FORM, title, content: 'Name three people.' };
  const item = newDailyContent(form, null, { at: (chosen) => chosen, now: new Date() });
  await contentRef(testFirestore(), contentId).set({ ...item, ...changes });
}

async function pushes(): Promise<ReceivedMessage[]> {
  const all = await messagesTo('push', `/topics/${DAILY_CONTENT_TOPIC}`);
  return all.filter(({ data }) => data.title === title);
}

const published = () => ({ is_published: true, publish_date: new Date() });
const announcement = () => deliveryRef(announcementMessage(contentId).key);
const status = async () => (await announcement().get()).data()?.status;

describe('publishing', () => {
  it('sends one push to all who subscribed', async () => {
    await store(published());

    await vi.waitFor(async () => expect(await pushes()).toHaveLength(1), TRIGGERED);
    expect((await pushes())[0]?.data).toEqual(
      announcementOf(contentId, { title, content: 'Name three people.' }),
    );
  });

  it('sends it once, however often the functions run and the item is published again', async () => {
    await store(published());
    await vi.waitFor(async () => expect(await status()).toBe('sent'), TRIGGERED);

    await contentRef(testFirestore(), contentId).update({ is_published: false });
    await contentRef(testFirestore(), contentId).update({ is_published: true });
    await Promise.all(['showDueContent', 'showDueContent', 'deliverLater'].map(runSchedule));
    // An item that is stored later is announced after all that was under way for the first.
    const first = { contentId, title };
    contentId = `${contentId.slice(0, 18)}zz`;
    title = `${title} later`;
    await store(published());
    await vi.waitFor(async () => expect(await pushes()).toHaveLength(1), TRIGGERED);

    title = first.title;
    expect(await pushes()).toHaveLength(1);
  });

  it('sends nothing of a draft, nor before its date', async () => {
    await store({ is_published: false });
    await runSchedule('showDueContent');
    await store({ is_published: true, publish_date: new Date(Date.now() + HOUR_MS) });
    await runSchedule('showDueContent');
    expect(await status()).toBeUndefined();

    await store(published());

    await vi.waitFor(async () => expect(await pushes()).toHaveLength(1), TRIGGERED);
  });

  it('tells of an item on the schedule once its date has come', async () => {
    await store({ is_published: true, publish_date: new Date(Date.now() + 1_500) });

    await vi.waitFor(async () => {
      await runSchedule('showDueContent');
      expect(await pushes()).toHaveLength(1);
    }, TRIGGERED);
  });

  it('tries again what the service did not take', async () => {
    await failNext('push', 500, `/topics/${DAILY_CONTENT_TOPIC}`);
    await store(published());
    expect(await afterTries(announcement(), 1)).toMatchObject({ status: 'pending', failure: 'unreachable' });

    await tryNow(announcement());

    expect(await status()).toBe('sent');
    expect(await pushes()).toHaveLength(1);
  });

  it('shows leadership what was given up, who may have it told all the same', async () => {
    await failNext('push', 401, `/topics/${DAILY_CONTENT_TOPIC}`);
    await store(published());
    await afterTries(announcement(), 1);
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

  it('tells nobody of what was withdrawn before it could, and tells once it is back', async () => {
    await failNext('push', 500, `/topics/${DAILY_CONTENT_TOPIC}`);
    await store(published());
    await afterTries(announcement(), 1);
    await contentRef(testFirestore(), contentId).update({ is_published: false, is_in_feed: false });
    await tryNow(announcement());
    expect(await status()).toBe('not_needed');

    await contentRef(testFirestore(), contentId).update({ is_published: true });
    await vi.waitFor(async () => expect(await status()).toBe('pending'), TRIGGERED);
    await runSchedule('deliverLater');

    await vi.waitFor(async () => expect(await status()).toBe('sent'), TRIGGERED);
    expect(await pushes()).toHaveLength(1);
  });
});

describe('the feed', () => {
  const isInFeed = async () => (await contentRef(testFirestore(), contentId).get()).data()?.is_in_feed;

  it('takes in what is dated long ago, and nobody is told of it as of news', async () => {
    await store({ is_published: true, publish_date: new Date(Date.now() - 60 * 24 * HOUR_MS) });
    await vi.waitFor(async () => expect(await isInFeed()).toBe(true), TRIGGERED);

    expect(await status()).toBeUndefined();
  });

  it('shows what is published, and no longer what is not', async () => {
    await store(published());
    await vi.waitFor(async () => expect(await isInFeed()).toBe(true), TRIGGERED);

    await contentRef(testFirestore(), contentId).update({ is_published: false, is_in_feed: false });
    await runSchedule('showDueContent');
    expect(await isInFeed()).toBe(false);

    await contentRef(testFirestore(), contentId).update({ is_published: true });
    await vi.waitFor(async () => expect(await isInFeed()).toBe(true), TRIGGERED);
  });
});

describe('the file of an item', () => {
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

  it('may go with it once it is found sound', async () => {
    await upload(SOUND_FILES['application/pdf']);

    expect(await check(await leader())).toEqual({ success: true });
    expect(await checked()).toMatchObject({ file_path: path, file_type: 'application/pdf' });
    expect(await isThere()).toBe(true);
  });

  it.each<[string, Buffer | undefined, string]>([
    ['a page under the name of a PDF', Buffer.from('<!doctype html><script></script>'), 'application/pdf'],
    ['an image that was declared a PDF', SOUND_FILES['image/png'], 'application/pdf'],
    ['empty', Buffer.alloc(0), 'application/pdf'],
  ])('is deleted and refused when it is %s', async (_what, bytes, contentType) => {
    await upload(bytes, contentType);

    expect(await check(await leader())).toEqual({ success: false, error: CONTENT_FILE_REFUSALS.invalidType });
    expect(await isThere()).toBe(false);
    expect(await checked()).toBeUndefined();
  });

  it('is refused where there is none', async () => {
    expect(await check(await leader())).toEqual({ success: false, error: CONTENT_FILE_REFUSALS.invalidType });
  });

  it('is looked into for leadership alone', async () => {
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

  it('is not another item’s', async () => {
    const otherId = randomUUID().replaceAll('-', '').slice(0, 20);

    expect(
      await callFunction('checkContentFile', { contentId: otherId, path }, { idToken: await leader() }),
    ).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
  });

  it('goes with an item that is deleted', async () => {
    await upload(SOUND_FILES['application/pdf']);
    await check(await leader());
    await store({ file_path: path, file_type: 'application/pdf' });

    await contentRef(testFirestore(), contentId).delete();

    await vi.waitFor(async () => {
      expect(await isThere()).toBe(false);
      expect(await checked()).toBeUndefined();
    }, TRIGGERED);
  });
});

describe('a device', () => {
  it('joins those that are told, and leaves them', async () => {
    const token = `device-${randomUUID()}`;
    const address = randomAddress();

    expect(await resultOf('subscribeDailyContent', { token }, { address })).toEqual({ success: true });
    expect(await messagesTo('topic', token)).toHaveLength(1);
    expect(await resultOf('unsubscribeDailyContent', { token }, { address })).toEqual({ success: true });
    expect(await messagesTo('topic', token)).toHaveLength(2);
  });

  it('needs a token', async () => {
    expect(await callFunction('subscribeDailyContent', { token: '' })).toMatchObject({
      error: { status: 'INVALID_ARGUMENT' },
    });
  });
});
