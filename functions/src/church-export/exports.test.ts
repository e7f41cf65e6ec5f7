import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  EXPORT_BUILT_WITHIN_MS,
  EXPORT_LIFETIME_MS,
  EXPORT_REFUSALS,
  EXPORT_SESSION_MS,
  exportFilePath,
  newChurchExport,
} from '@prayer-community/domain/church-export/church-export';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { refusal } from '@prayer-community/domain/refusal';
import { siteSettingsSchema } from '@prayer-community/domain/settings/settings';
import { MEMBER_REFUSALS } from '@prayer-community/domain/staff/team-member';
import type { Language } from '@prayer-community/i18n/language';
import { t } from '@prayer-community/i18n/text';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { churchExports, readExport } from '../data/church-export.ts';
import { siteSettings } from '../data/settings.ts';
import { callFunction, resultOf } from '../testing/call-function.ts';
import { staffIdToken } from '../testing/id-token.ts';
import { runSchedule } from '../testing/run-schedule.ts';
import { createStaffMember } from '../testing/staff-member.ts';
import { testBucket, testFirestore } from '../testing/test-backend.ts';
import { whileTriggering } from '../testing/while-triggering.ts';
import { ArchiveReader } from './archive-reader.ts';
import { buildExport } from './build-export.ts';

const db = testFirestore();
const LATER_THAN_12_HOURS = new Date(Date.now() - EXPORT_SESSION_MS - 60_000);

beforeEach(async () => {
  await db.recursiveDelete(churchExports(db));
});

const leaderToken = async () => staffIdToken((await createStaffMember('leadership')).uid);

const everyExport = async () =>
  (await churchExports(db).get()).docs.flatMap((document) => readExport(document) ?? []);

async function storeBuilt(builtAt: Date): Promise<{ id: string; path: string }> {
  const ref = churchExports(db).doc();
  const path = exportFilePath(ref.id, builtAt);
  await testBucket().file(path).save('zip');
  await ref.set({
    ...newChurchExport('leader', builtAt),
    state: 'ready',
    file_path: path,
    size_bytes: 3,
    expires_at: new Date(builtAt.getTime() + EXPORT_LIFETIME_MS),
  });
  return { id: ref.id, path };
}

describe.each(['startExport', 'openExport'] as const)('%s', (name) => {
  async function answerTo(idToken: string | undefined) {
    const { id } = await storeBuilt(new Date());
    return name === 'startExport'
      ? callFunction(name, {}, idToken ? { idToken } : {})
      : callFunction(name, { exportId: id }, idToken ? { idToken } : {});
  }

  it('is allowed only for leadership', async () => {
    const { uid } = await createStaffMember('prayer_team');

    for (const idToken of [undefined, await staffIdToken(uid)]) {
      expect(await answerTo(idToken)).toMatchObject({
        error: { status: 'PERMISSION_DENIED', message: t(MEMBER_REFUSALS.leadershipRequired) },
      });
    }
    expect((await everyExport()).every(({ downloads }) => downloads.length === 0)).toBe(true);
  });

  it('requires a code from the last 12 hours, regardless of the session length', async () => {
    const { uid } = await createStaffMember('leadership', { session_hours: 720 });

    expect(await answerTo(await staffIdToken(uid, LATER_THAN_12_HOURS))).toMatchObject({
      error: { status: 'UNAUTHENTICATED', message: t(MEMBER_REFUSALS.signInAgain) },
    });
    expect(await answerTo(await staffIdToken(uid))).toMatchObject({ result: { success: true } });
  });
});

describe('an export', () => {
  it('is built only once, even if its event is delivered again', async () => {
    const idToken = await leaderToken();
    await whileTriggering([buildExport], () => resultOf('startExport', {}, { idToken }), { deliveries: 2 });

    expect(await everyExport()).toMatchObject([{ state: 'ready', attempts: 1, leased_until: null }]);
  });

  it('includes a Spanish README if the site or the leader uses Spanish', async () => {
    const readmesFor = async (in_spanish: boolean, languages: Language[]) => {
      await siteSettings.ref(db).set(siteSettingsSchema.parse({ in_spanish }));
      const { uid } = await createStaffMember('leadership', { languages });
      const idToken = await staffIdToken(uid);
      await whileTriggering([buildExport], () => resultOf('startExport', {}, { idToken }));
      const [built] = (await everyExport()).filter(({ requested_by }) => requested_by === uid);
      const file = join(await mkdtemp(join(tmpdir(), 'export-')), 'export.zip');
      await testBucket()
        .file(built?.file_path ?? '')
        .download({ destination: file });
      return (await ArchiveReader.open(file)).paths.filter((path) => path.endsWith('.txt'));
    };

    expect(await readmesFor(false, ['en'])).toEqual(['README.txt']);
    expect(await readmesFor(false, ['es'])).toEqual(['README.txt', 'LEAME.txt']);
    expect(await readmesFor(true, ['en'])).toEqual(['README.txt', 'LEAME.txt']);
  });

  it('is not built while an earlier attempt is running, and its event is retried', async () => {
    const ref = churchExports(db).doc();
    const running = {
      ...newChurchExport('leader', new Date()),
      state: 'building',
      attempts: 1,
      leased_until: new Date(Date.now() + 60_000),
    };

    await expect(whileTriggering([buildExport], () => ref.set(running))).rejects.toThrow('A trigger failed');

    expect(await everyExport()).toMatchObject([running]);
  });

  it('blocks another export while it is being built, but not after its time limit', async () => {
    const idToken = await leaderToken();
    await resultOf('startExport', {}, { idToken });

    expect(await resultOf('startExport', {}, { idToken })).toEqual(refusal(EXPORT_REFUSALS.underWay));

    const [waiting] = (await churchExports(db).get()).docs;
    await waiting?.ref.update({ created_at: new Date(Date.now() - EXPORT_BUILT_WITHIN_MS) });
    expect(await resultOf('startExport', {}, { idToken })).toMatchObject({ success: true });
  });

  it('fails after three attempts without an archive, and another export can start', async () => {
    // An archive cannot encode vectors.
    const odd = db.collection(COLLECTIONS.settings).doc('odd');
    await odd.set({ vector: FieldValue.vector([1, 2]) });
    const idToken = await leaderToken();
    await expect(
      whileTriggering([buildExport], () => resultOf('startExport', {}, { idToken })),
    ).rejects.toThrow('A trigger failed');
    for (const tries of ['second', 'third']) {
      await expect(whileTriggering([buildExport], await toComeAgain()), tries).rejects.toThrow(
        'A trigger failed',
      );
    }
    expect(await everyExport()).toMatchObject([{ state: 'building', attempts: 3 }]);

    await whileTriggering([buildExport], await toComeAgain());

    expect(await everyExport()).toMatchObject([{ state: 'failed', file_path: null }]);
    const [document] = (await churchExports(db).get()).docs;
    expect((await testBucket().getFiles({ prefix: `exports/${document?.id}` }))[0]).toEqual([]);
    await odd.delete();
    expect(await resultOf('startExport', {}, { idToken })).toMatchObject({ success: true });
  });

  it('expires after a day: it can no longer be opened and its archive is deleted, but its log remains', async () => {
    const idToken = await leaderToken();
    const { id, path } = await storeBuilt(new Date(Date.now() - EXPORT_LIFETIME_MS));
    const { id: freshId, path: freshPath } = await storeBuilt(new Date());
    const open = () => resultOf('openExport', { exportId: id }, { idToken });
    expect(await open()).toEqual(refusal(EXPORT_REFUSALS.gone));

    await runSchedule('purgeExpired');

    expect(await open()).toEqual(refusal(EXPORT_REFUSALS.gone));
    expect(await testBucket().file(path).exists()).toEqual([false]);
    expect(await testBucket().file(freshPath).exists()).toEqual([true]);
    expect(readExport(await churchExports(db).doc(id).get())).toMatchObject({
      file_path: null,
      size_bytes: 3,
    });
    expect(await resultOf('openExport', { exportId: freshId }, { idToken })).toEqual({
      success: true,
      path: freshPath,
    });
  });
});

describe('an unreadable record of another export', () => {
  it('stops neither a new export nor the deletion of expired archives, and the purge reports it', async () => {
    const idToken = await leaderToken();
    const unreadable = churchExports(db).doc();
    await unreadable.set({ state: 'building', expires_at: new Date(0), file_path: 'exports/none.zip' });
    const longAgo = new Date(Date.now() - EXPORT_LIFETIME_MS);
    const first = await storeBuilt(longAgo);

    expect(await resultOf('startExport', {}, { idToken })).toMatchObject({ success: true });
    expect(await testBucket().file(first.path).exists()).toEqual([false]);

    const second = await storeBuilt(longAgo);
    await expect(runSchedule('purgeExpired')).rejects.toThrow('purgeExpired failed');
    await unreadable.delete();
    expect(await testBucket().file(second.path).exists()).toEqual([false]);
  });
});

/** Deletes the only export and returns a function that stores it again, which simulates a repeated event. */
async function toComeAgain(): Promise<() => Promise<unknown>> {
  const [document] = (await churchExports(db).get()).docs;
  const data = document?.data();
  if (!document || !data) {
    throw new Error('There is no export.');
  }
  await document.ref.delete();
  return () => document.ref.set(data);
}
