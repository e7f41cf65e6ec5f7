import { randomUUID } from 'node:crypto';
import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import {
  COLLECTIONS,
  historyPath,
  notesPath,
  repliesPath,
  requestPrayersPath,
} from '@prayer-community/domain/collections';
import { DAY_MS } from '@prayer-community/domain/fields/durations';
import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import { newReply } from '@prayer-community/domain/replies/reply';
import { recordingPath } from '@prayer-community/domain/request-form/recording-path';
import { EXPIRING } from '@prayer-community/domain/retention/expiring';
import { newTombstone } from '@prayer-community/domain/retention/tombstone';
import { privacySettingsSchema } from '@prayer-community/domain/settings/settings';
import { newPrayerNotice } from '@prayer-community/domain/status-page/prayer-notice';
import type { DocumentReference } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { privacySettings } from '../data/settings.ts';
import { recordRequestChange } from '../request-history/record-request-change.ts';
import { membersOf, storeCircle } from '../testing/circle-member.ts';
import { postNoteAfterDeletion } from '../testing/note-after-deletion.ts';
import { runSchedule } from '../testing/run-schedule.ts';
import { storeRequest } from '../testing/stored-request.ts';
import { testBucket, testFirestore } from '../testing/test-backend.ts';
import { silentWav } from '../testing/wav-file.ts';
import { whileTriggering } from '../testing/while-triggering.ts';
import { anonymizeClosedRequests, anonymizeIfDue } from './anonymize-closed-requests.ts';

const RETENTION_DAYS = 2_000;

const db = testFirestore();
const privacy = db.collection(COLLECTIONS.settings).doc('privacy');

afterEach(() => privacy.delete());

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

function setRetention(retention_days: number): Promise<unknown> {
  return privacy.set(privacySettingsSchema.parse({ retention_days }));
}

interface Held {
  request: DocumentReference;
  audioPath: string;
}

/** Stores a closed request with everything that a request can have. */
async function storeClosed(changes: Partial<PrayerRequest<Date>> = {}): Promise<Held> {
  const request = await storeRequest({
    is_on_behalf: false,
    requester_display: 'Ruth Meyer',
    contact_info: { first_name: 'Ruth', last_name: 'Meyer', phone: '+1 555 0100', email: null },
    status: 'closed',
    archive_status: 'archived',
    note_count: 1,
    updated_at: daysAgo(RETENTION_DAYS + 1),
    ...changes,
  });
  const audioPath = recordingPath(request.id, Date.now());
  await Promise.all([
    request.update({ audio_path: audioPath }),
    testBucket().file(audioPath).save(silentWav()),
    db.collection(notesPath(request.id)).doc().set({ note_text: 'Called Ruth.', created_by: 'leader' }),
    db
      .collection(requestPrayersPath(request.id))
      .doc('leader')
      .set({ created_at: daysAgo(RETENTION_DAYS + 2) }),
    noticeOf(request).set(newPrayerNotice('ruth@example.org', null, 0, new Date())),
  ]);
  return { request, audioPath };
}

const noticeOf = ({ id }: DocumentReference) => db.collection(COLLECTIONS.prayerNotices).doc(id);

async function leftOf({ request, audioPath }: Held) {
  const [stored, notes, prayers, notice, [hasRecording]] = await Promise.all([
    request.get(),
    db.collection(notesPath(request.id)).get(),
    db.collection(requestPrayersPath(request.id)).get(),
    noticeOf(request).get(),
    testBucket().file(audioPath).exists(),
  ]);
  return {
    fields: stored.data(),
    notes: notes.size,
    prayers: prayers.size,
    hasNotice: notice.exists,
    hasRecording,
  };
}

async function storePost(): Promise<DocumentReference> {
  const post = db.collection(COLLECTIONS.beliefWallPosts).doc();
  await post.set(newWallPost('For peace.', null, true, new Date()));
  return post;
}

const UNTOUCHED = {
  fields: { prayer_text: 'For peace.', emptied_at: null },
  notes: 1,
  prayers: 1,
  hasNotice: true,
  hasRecording: true,
};

describe('a closed request', () => {
  it('loses text, name, contact, recording, notes, and notice after the retention period, but keeps counted fields', async () => {
    const held = await storeClosed();
    await setRetention(RETENTION_DAYS);

    await whileTriggering([recordRequestChange], () => runSchedule('purgeExpired'));

    const left = await leftOf(held);
    expect(left).toMatchObject({
      fields: {
        prayer_text: null,
        contact_info: null,
        audio_path: null,
        search_terms: [],
        contact_hashes: [],
        person_key: null,
        person_decisions: {},
        requester_display: 'Anonymous Request',
        status: 'closed',
        urgency_level: 'low',
        note_count: 1,
      },
      notes: 0,
      prayers: 0,
      hasNotice: false,
      hasRecording: false,
    });
    expect(JSON.stringify(left)).not.toContain('Ruth');
    const history = await db.collection(historyPath(held.request.id)).get();
    expect(history.docs.map((event) => event.data())).toMatchObject([{ action: 'emptied', actor: null }]);
  });

  it('removes its post from the wall, and no other posts', async () => {
    const [held, post, other] = [await storeClosed(), await storePost(), await storePost()];
    const link = { request_id: held.request.id, post_id: post.id };
    const links = [randomUUID(), randomUUID()].map((id) => db.collection(COLLECTIONS.statusLinks).doc(id));
    await Promise.all(links.map((ref) => ref.set(link)));
    await db.collection(COLLECTIONS.postAuthors).doc(post.id).set({ request_id: held.request.id });
    await setRetention(RETENTION_DAYS);

    await runSchedule('purgeExpired');

    const found = await db.getAll(post, other, ...links);
    expect(found.map(({ exists }) => exists)).toEqual([false, true, false, false]);
    await other.delete();
  });

  it('deletes the messages to its requester but not those to the team', async () => {
    const { request } = await storeClosed();
    const deliveries = db.collection(COLLECTIONS.deliveries);
    const store = async (template: string) => {
      const delivery = deliveries.doc();
      await delivery.set({ template, about_id: request.id, recipient: '***00', created_at: new Date() });
      return delivery;
    };
    const toRequester = await Promise.all(['status_link', 'prayer_notice', 'reply'].map(store));
    const toTeam = await store('new_request');
    await setRetention(RETENTION_DAYS);

    await runSchedule('purgeExpired');

    expect((await db.getAll(...toRequester, toTeam)).map(({ exists }) => exists)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('is emptied only once despite repeated and concurrent runs', async () => {
    const { request } = await storeClosed({ revision: 3 });
    await setRetention(RETENTION_DAYS);

    await Promise.all([runSchedule('purgeExpired'), runSchedule('purgeExpired')]);
    const first = await request.get();
    await runSchedule('purgeExpired');

    expect(first.get('revision')).toBe(4);
    expect((await request.get()).updateTime).toEqual(first.updateTime);
  });

  it('loses a note that is posted while it is being emptied', async () => {
    const held = await storeClosed();
    await setRetention(RETENTION_DAYS);
    postNoteAfterDeletion(db, held.request, 'Called Ruth once more.');

    await anonymizeClosedRequests(db, new Date(), DAY_MS);

    expect(await leftOf(held)).toMatchObject({
      fields: { prayer_text: null, note_count: 2, search_terms: [] },
      notes: 0,
    });
  });

  it('is left for the next run if there are so many that the time ends', async () => {
    const due = {
      status: 'closed',
      archive_status: 'archived',
      updated_at: daysAgo(RETENTION_DAYS + 1),
    } as const;
    await Promise.all(Array.from({ length: 51 }, () => storeRequest(due)));
    await setRetention(RETENTION_DAYS);

    expect(await anonymizeClosedRequests(db, new Date(), 0)).toBe(50);
    expect(await anonymizeClosedRequests(db, new Date(), 0)).toBe(1);
  });

  it.each<[string, number, Partial<PrayerRequest<Date>>]>([
    ['whose retention period has not ended', RETENTION_DAYS, { updated_at: daysAgo(RETENTION_DAYS - 1) }],
    ['that is kept indefinitely', 0, {}],
    ['that was reopened and prayed for', RETENTION_DAYS, { status: 'prayed_for', archive_status: 'active' }],
  ])('%s is left unchanged', async (_what, days, changes) => {
    const held = await storeClosed(changes);
    await setRetention(days);

    await runSchedule('purgeExpired');

    expect(await leftOf(held)).toMatchObject(UNTOUCHED);
  });

  it('keeps everything if it is reopened before its turn, because the retention period was extended', async () => {
    const held = await storeClosed();
    const post = await storePost();
    await db.collection(COLLECTIONS.postAuthors).doc(post.id).set({ request_id: held.request.id });
    await setRetention(RETENTION_DAYS);
    await held.request.update({ status: 'new', archive_status: 'active' });

    expect(await anonymizeIfDue(db, held.request, new Date())).toBe(false);

    expect(await leftOf(held)).toMatchObject(UNTOUCHED);
    expect((await post.get()).exists).toBe(true);
    await post.delete();
  });

  it('keeps everything if the retention period is extended during the run, before its turn', async () => {
    const held = await storeClosed();
    await setRetention(RETENTION_DAYS);
    const load = privacySettings.load;
    vi.spyOn(privacySettings, 'load').mockImplementationOnce(async (store) => {
      const read = await load(store);
      await setRetention(RETENTION_DAYS + 10);
      return read;
    });

    expect(await anonymizeClosedRequests(db, new Date(), DAY_MS)).toBe(0);

    expect(await leftOf(held)).toMatchObject(UNTOUCHED);
  });

  it('keeps everything until the last update of its requester is as old as well', async () => {
    const at = daysAgo(RETENTION_DAYS - 1);
    const held = await storeClosed({ updates: [{ text: 'Please call.', at }] });
    await setRetention(RETENTION_DAYS);

    expect(await anonymizeIfDue(db, held.request, new Date())).toBe(false);

    expect(await leftOf(held)).toMatchObject(UNTOUCHED);
    expect(await anonymizeIfDue(db, held.request, new Date(Date.now() + DAY_MS))).toBe(true);
  });

  it('keeps everything until the last reply of the team is as old as well', async () => {
    const held = await storeClosed();
    const waiting = newReply('We pray for you.', 'leader', true, daysAgo(RETENTION_DAYS + 1));
    const sent = { ...waiting, state: 'sent', sent_at: daysAgo(RETENTION_DAYS - 1) };
    await db.collection(repliesPath(held.request.id)).doc().set(sent);
    await setRetention(RETENTION_DAYS);

    expect(await anonymizeIfDue(db, held.request, new Date())).toBe(false);

    expect(await leftOf(held)).toMatchObject(UNTOUCHED);
    expect(await anonymizeIfDue(db, held.request, new Date(Date.now() + DAY_MS))).toBe(true);
  });

  it('is emptied even if the one before it cannot be, which fails the run', async () => {
    const broken = await storeClosed({ updated_at: daysAgo(RETENTION_DAYS + 9) });
    await broken.request.update({ revision: 'not a number' });
    const held = await storeClosed();
    await setRetention(RETENTION_DAYS);

    await expect(runSchedule('purgeExpired')).rejects.toThrow('purgeExpired failed');

    expect(await leftOf(held)).toMatchObject({ notes: 0, hasRecording: false });
    await broken.request.delete();
  });

  it('is emptied along with many others', async () => {
    const requests = await Promise.all(
      Array.from({ length: 51 }, () =>
        storeRequest({
          status: 'closed',
          archive_status: 'archived',
          updated_at: daysAgo(RETENTION_DAYS + 1),
        }),
      ),
    );
    await setRetention(RETENTION_DAYS);

    await runSchedule('purgeExpired');

    const stored = await db.getAll(...requests);
    expect(stored.filter((request) => request.get('prayer_text') !== null)).toEqual([]);
  });
});

describe('a failing step', () => {
  it('does not stop later steps, but fails the run at the end', async () => {
    await privacy.set({ retention_days: 'for ever' });
    const deleted = db.collection(COLLECTIONS.tombstones).doc(randomUUID());
    await deleted.set(newTombstone('post', new Date()));

    await expect(runSchedule('purgeExpired')).rejects.toThrow('purgeExpired failed');

    expect((await deleted.get()).get('emptied_at')).not.toBeNull();
  });
});

describe('an interrupted deletion', () => {
  it('that still fails is left for the next run, fails this one, and does not stop the others', async () => {
    const [unreadable, post] = [randomUUID(), randomUUID()].map((id) =>
      db.collection(COLLECTIONS.tombstones).doc(id),
    );
    await unreadable?.set({ ...newTombstone('post', new Date()), kind: 'unknown' });
    await post?.set(newTombstone('post', new Date()));

    await expect(runSchedule('purgeExpired')).rejects.toThrow('purgeExpired failed');

    expect((await unreadable?.get())?.get('emptied_at')).toBeNull();
    expect((await post?.get())?.get('emptied_at')).not.toBeNull();
    await unreadable?.delete();
  });

  it('of a circle leaves a circle alone that exists, because its tombstone came with a restored copy', async () => {
    const member = { uid: randomUUID() };
    const circleId = await storeCircle(member);
    const tombstone = db.collection(COLLECTIONS.tombstones).doc(circleId);
    await tombstone.set(newTombstone('circle', new Date()));

    await runSchedule('purgeExpired');

    expect((await membersOf(circleId)).uids).toEqual([member.uid]);
    expect((await tombstone.get()).get('emptied_at')).not.toBeNull();
  });
});

describe('privacy settings that were restored without their trigger', () => {
  it('are written into every profile', async () => {
    const profile = db.collection(COLLECTIONS.profiles).doc(randomUUID());
    await profile.set({ role: 'prayer_team', hears_confidential: true, session_hours: 12 });
    await privacy.set(
      privacySettingsSchema.parse({ confidential_visible_to: 'leadership', session_hours: 1 }),
    );

    await runSchedule('purgeExpired');

    expect((await profile.get()).data()).toMatchObject({ hears_confidential: false, session_hours: 1 });
    await profile.delete();
  });
});

describe('expired data', () => {
  it.each(
    EXPIRING.map(({ collection, field, retentionDays }) => [collection, field, retentionDays] as const),
  )('is deleted from %s once its %s is %i days old, not before', async (collection, field, retentionDays) => {
    const expired = db.collection(collection).doc(randomUUID());
    const open = db.collection(collection).doc(randomUUID());
    await expired.set({ [field]: new Date(Date.now() - retentionDays * DAY_MS - 1_000), count: 1 });
    await open.set({ [field]: new Date(Date.now() - retentionDays * DAY_MS + DAY_MS), count: 1 });

    await Promise.all([runSchedule('purgeExpired'), runSchedule('purgeExpired')]);

    expect([(await expired.get()).exists, (await open.get()).exists]).toEqual([false, true]);
  });
});
