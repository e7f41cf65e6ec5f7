import { randomUUID } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { newPasswordResetRequest } from '@prayer-community/domain/auth/password-recovery';
import { newReport } from '@prayer-community/domain/belief-wall/belief-wall-actions';
import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { CALLABLES } from '@prayer-community/domain/callables';
import { newChurchExport } from '@prayer-community/domain/church-export/church-export';
import {
  COLLECTIONS,
  historyPath,
  notesPath,
  repliesPath,
  reportIdPrefix,
} from '@prayer-community/domain/collections';
import { EMPTY_CONTENT_FORM, newDailyContent } from '@prayer-community/domain/daily-content/content-form';
import { newDelivery, welcomeMessage } from '@prayer-community/domain/delivery/delivery';
import { assignMember } from '@prayer-community/domain/prayer-request/request-transitions';
import { DEFAULT_REGION } from '@prayer-community/domain/region';
import { newReply } from '@prayer-community/domain/replies/reply';
import { recordingPath } from '@prayer-community/domain/request-form/recording-path';
import { privacySettingsSchema, wallSettingsSchema } from '@prayer-community/domain/settings/settings';
import { newPrayerNotice } from '@prayer-community/domain/status-page/prayer-notice';
import type { DocumentReference, Query } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { churchExports } from '../data/church-export.ts';
import { circleMemberRef, circleRef } from '../data/circle.ts';
import { checkedFileRef, contentRef } from '../data/daily-content.ts';
import { prayerNotices } from '../data/prayer-notice.ts';
import { privacySettings } from '../data/settings.ts';
import { readStaffDirectory } from '../data/staff-directory.ts';
import { callWithAnything } from '../testing/call-function.ts';
import { storeCircle } from '../testing/circle-member.ts';
import { FUNCTION_NAMES, loadFunction } from '../testing/loaded-functions.ts';
import { messagesAbout } from '../testing/queued-messages.ts';
import { runSchedule } from '../testing/run-schedule.ts';
import { createStaffMember, type StaffMember } from '../testing/staff-member.ts';
import { storeRequest } from '../testing/stored-request.ts';
import { emulatorAddress, testBucket, testFirestore } from '../testing/test-backend.ts';
import { TRIGGERED } from '../testing/triggered.ts';
import { silentWav } from '../testing/wav-file.ts';
import { profileRef } from './staff-account.ts';

/** Other tests run the functions in their own process. These check that documents trigger them in the emulator. */
const db = testFirestore();
let leader: StaffMember;

beforeAll(async () => {
  leader = await createStaffMember('leadership');
});

type Seen = () => Promise<boolean>;

const isThere =
  (ref: DocumentReference): Seen =>
  async () =>
    (await ref.get()).exists;
const isGone =
  (ref: DocumentReference): Seen =>
  async () =>
    !(await ref.get()).exists;
const isFound =
  (query: Query): Seen =>
  async () =>
    !(await query.limit(1).get()).empty;
const hasBecome =
  (ref: DocumentReference, field: string, value: unknown): Seen =>
  async () =>
    (await ref.get()).get(field) === value;

const deliveriesAbout = (id: string) => db.collection(COLLECTIONS.deliveries).where('about_id', '==', id);

async function storePost(): Promise<DocumentReference> {
  const post = db.collection(COLLECTIONS.beliefWallPosts).doc();
  await post.set(newWallPost('For peace.', null, true, new Date()));
  return post;
}

async function storeNotice(request: DocumentReference, postId: string): Promise<DocumentReference> {
  const notice = prayerNotices(db).doc(request.id);
  await notice.set(newPrayerNotice(`ruth-${request.id}@example.org`, postId, 0, new Date()));
  return notice;
}

/** For each function that a document triggers: a write that does so, and how to tell that it ran. */
const WAKENED: Record<string, () => Promise<Seen>> = {
  async notifyOfNewRequest() {
    const { id } = await storeRequest({ signs_of_need: ['self_harm'] });
    return async () => (await messagesAbout(id)).some(({ recipient }) => recipient === leader.uid);
  },
  async countRequest() {
    const { id } = await storeRequest();
    return isThere(db.collection(COLLECTIONS.countedRequests).doc(id));
  },
  async notifyAssignee() {
    const request = await storeRequest();
    await request.update({ ...assignMember({ revision: 0 }, 'another', leader.uid) });
    return isFound(deliveriesAbout(request.id).where('recipient', '==', leader.uid));
  },
  async recordRequestChange() {
    const request = await storeRequest();
    await request.update({ ...assignMember({ revision: 0 }, 'another', leader.uid), updated_at: new Date() });
    return isFound(db.collection(historyPath(request.id)));
  },
  async recordNote() {
    const { id } = await storeRequest();
    const note = { note_text: 'Called.', created_by: leader.uid, created_at: new Date() };
    await db.collection(notesPath(id)).add(note);
    return isFound(db.collection(historyPath(id)));
  },
  async forwardReply() {
    const request = await storeRequest();
    const reply = newReply('We prayed for you.', leader.uid, false, new Date());
    await db.collection(repliesPath(request.id)).add(reply);
    return hasBecome(request, 'reply_count', 1);
  },
  async notifyOfTeamPrayer() {
    const request = await storeRequest();
    const notice = await storeNotice(request, 'none');
    await request.update({ contacted_at: new Date() });
    return async () => (await notice.get()).get('next_due_at') !== null;
  },
  async notifyOfWallPrayer() {
    const [request, post] = await Promise.all([storeRequest(), storePost()]);
    const notice = await storeNotice(request, post.id);
    await post.update({ prayer_count: 1 });
    return hasBecome(notice, 'prayers_told', 1);
  },
  async countPost() {
    const post = await storePost();
    await post.update({ is_answered: true });
    return isThere(db.collection(COLLECTIONS.countedPosts).doc(post.id));
  },
  async hideReportedPost() {
    const post = await storePost();
    for (let count = 0; count < wallSettingsSchema.parse({}).reports_to_hide; count += 1) {
      const uid = randomUUID();
      const report = db.collection(COLLECTIONS.beliefWallReports).doc(reportIdPrefix(post.id, uid));
      await report.set({ ...newReport(post.id, uid, new Date()), is_settled: false });
    }
    return hasBecome(post, 'is_approved', false);
  },
  async refreshStaffDirectory() {
    const { uid } = await createStaffMember();
    await readStaffDirectory(db, new Date());
    await db.collection(COLLECTIONS.profiles).doc(uid).update({ first_name: 'Miriam' });
    return async () => (await readStaffDirectory(db, new Date())).members[uid]?.first_name === 'Miriam';
  },
  async deliverAtOnce() {
    const delivery = db.collection(COLLECTIONS.deliveries).doc(`welcome_${randomUUID()}`);
    await delivery.set({ ...newDelivery(welcomeMessage('nobody', new Date()), new Date()) });
    return hasBecome(delivery, 'status', 'not_needed');
  },
  async mailRecoveryLink() {
    const input = newPasswordResetRequest(`nobody-${randomUUID()}@example.org`, null, new Date());
    return isGone(await db.collection(COLLECTIONS.passwordResetRequests).add({ ...input }));
  },
  async emptyDeletedCircle() {
    const circleId = await storeCircle(leader);
    await circleRef(db, circleId).delete();
    return isGone(circleMemberRef(db, circleId, leader.uid));
  },
  async departFromCircles() {
    const member = await createStaffMember();
    const circleId = await storeCircle(leader, member);
    await profileRef(db, member.uid).delete();
    return isGone(circleMemberRef(db, circleId, member.uid));
  },
  async clearAfterMember() {
    const member = await createStaffMember();
    const device = await db.collection(COLLECTIONS.pushSubscriptions).add({ user_id: member.uid });
    await profileRef(db, member.uid).delete();
    return isGone(device);
  },
  async onDailyContentPublished() {
    return hasBecome(await storeContent(), 'is_in_feed', true);
  },
  async onDailyContentDeleted() {
    const content = await storeContent();
    const checked = checkedFileRef(db, content.id);
    await checked.set({ file_path: 'none' });
    await content.delete();
    return isGone(checked);
  },
  async applyPrivacy() {
    const profile = profileRef(db, leader.uid);
    await profile.update({ hears_confidential: false });
    await privacySettings.ref(db).set(privacySettingsSchema.parse({}));
    return hasBecome(profile, 'hears_confidential', true);
  },
  async buildExport() {
    const started = await churchExports(db).add({ ...newChurchExport(leader.uid, new Date()) });
    return hasBecome(started, 'attempts', 1);
  },
  async removeTokensOnArchive() {
    const request = await storeRequest();
    const hasRun = await runOf('removeTokensOnArchive');
    await request.update({ archive_status: 'archived' });
    return hasRun;
  },
  async removeTokensOnUpload() {
    const hasRun = await runOf('removeTokensOnUpload');
    await storeFile();
    return hasRun;
  },
  async removeTokensOnChange() {
    const file = await storeFile();
    const hasRun = await runOf('removeTokensOnChange');
    await file.setMetadata({ metadata: { note: 'changed' } });
    return hasRun;
  },
};

/**
 * Tells whether the function begins a run from now on. The effects of these functions are immediately undone or repeated
 * by each other, so their runs are looked up in the emulator's log.
 */
async function runOf(name: string): Promise<Seen> {
  const begun = `Beginning execution of "${DEFAULT_REGION}-${name}"`;
  const log = emulatorAddress('BACKEND_LOG');
  const { size } = await stat(log);
  return async () => (await readFile(log)).subarray(size).toString().includes(begun);
}

async function storeFile() {
  const file = testBucket().file(recordingPath(randomUUID(), Date.now()));
  await file.save(silentWav({ seconds: 1 }), { contentType: 'audio/wav', resumable: false });
  return file;
}

async function storeContent(): Promise<DocumentReference> {
  const content = contentRef(db, randomUUID().replaceAll('-', '').slice(0, 20));
  const form = { ...EMPTY_CONTENT_FORM, title: 'Gratitude', content: 'Name three people.' };
  const item = newDailyContent(form, null, { at: (chosen) => chosen, now: new Date() });
  await content.set({ ...item, is_published: true, publish_date: new Date() });
  return content;
}

const loaded = await Promise.all(
  FUNCTION_NAMES.map(async (name) => ({ name, endpoint: (await loadFunction(name))?.endpoint })),
);
const wakeable = loaded.filter(({ endpoint }) => endpoint?.eventTrigger).map(({ name }) => name);
const scheduled = loaded.filter(({ endpoint }) => endpoint?.scheduleTrigger).map(({ name }) => name);

describe('a written document', () => {
  it.each(wakeable)('triggers %s', async (name) => {
    const isSeen = await WAKENED[name]?.();

    expect(isSeen).toBeDefined();
    await vi.waitUntil(() => isSeen?.(), TRIGGERED);
  });
});

describe('a schedule', () => {
  it.each(scheduled)('runs %s', async (name) => {
    await expect(runSchedule(name)).resolves.toBeUndefined();
  });
});

describe('a call', () => {
  it.concurrent.each(Object.keys(CALLABLES))('reaches %s', async (name) => {
    const answer = await callWithAnything(name, { nothing: 'of it' });

    expect('error' in answer ? answer.error.status : 'OK').not.toMatch(/INTERNAL|NOT_FOUND/);
  });

  it('is rejected by its schema if it has five million characters', async () => {
    const answer = await callWithAnything('sendSignInLink', { email: 'x'.repeat(5_000_000) });

    expect(answer).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
  });

  it('reaches the unsubscribe function through the site’s URL', async () => {
    const response = await fetch(new URL('/mail/unsubscribe?token=none', emulatorAddress('WEB_URL')), {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });

    expect(response.status).toBe(400);
  });

  it('reaches the function for reports on text messages through the site’s URL', async () => {
    const response = await fetch(new URL('/sms/status', emulatorAddress('WEB_URL')), { method: 'POST' });

    expect(response.status).toBe(403);
  });
});
