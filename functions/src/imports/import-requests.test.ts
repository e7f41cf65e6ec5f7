import { randomUUID } from 'node:crypto';
import { COLLECTIONS, historyPath, repliesPath } from '@prayer-community/domain/collections';
import { IMPORT_REFUSALS, IMPORTS_PER_HOUR } from '@prayer-community/domain/import/import-calls';
import { UNDO_WITHIN_MS } from '@prayer-community/domain/import/stored-import';
import { assignMember } from '@prayer-community/domain/prayer-request/request-transitions';
import { refusal } from '@prayer-community/domain/refusal';
import { newReply, withdrawReply } from '@prayer-community/domain/replies/reply';
import { t } from '@prayer-community/i18n/text';
import { beforeAll, describe, expect, it } from 'vitest';
import { importChunkRef } from '../data/import.ts';
import { countRequest } from '../insights/count-request.ts';
import { notifyAssignee } from '../notifications/notify-assignee.ts';
import { notifyOfNewRequest } from '../notifications/notify-of-new-request.ts';
import { sendDueReminders } from '../notifications/send-due-reminders.ts';
import { pseudonym } from '../platform/pseudonym.ts';
import { callFunction } from '../testing/call-function.ts';
import { staffIdToken } from '../testing/id-token.ts';
import { checkedFile, ImportingPage } from '../testing/import-steps.ts';
import { createStaffMember } from '../testing/staff-member.ts';
import { requestsWith } from '../testing/stored-request.ts';
import { testFirestore } from '../testing/test-backend.ts';
import { whileTriggering } from '../testing/while-triggering.ts';

const HEADER = ['FirstName', 'LastName', 'Email', 'Text', 'EnteredDateTime', 'IsActive', 'IsUrgent'] as const;

let leaderUid: string;
let idToken: string;

beforeAll(async () => {
  leaderUid = (
    await createStaffMember('leadership', {
      notification_preferences: { newRequests: true, reminders: true },
    })
  ).uid;
  idToken = await staffIdToken(leaderUid);
});

/** Returns a file with `count` rows. Every twentieth row is invalid. */
function fileOf(marker: string, count: number) {
  const records = Array.from({ length: count }, (_, index) => [
    'Ruth',
    `Meyer ${index}`,
    index % 20 === 7 ? 'nobody' : `ruth-${index}@example.org`,
    `For my mother. ${marker} ${index}`,
    `3/${(index % 28) + 1}/2026 9:15:00 AM`,
    index % 2 === 0 ? 'True' : 'False',
    index % 10 === 0 ? 'True' : 'False',
  ]);
  return checkedFile('requests', [HEADER, ...records]);
}

async function storedWith(marker: string) {
  return (await requestsWith(marker.slice(0, 8)).get()).docs;
}

const newMarker = () => randomUUID().slice(0, 8);
const count = async (collection: string) =>
  (await testFirestore().collection(collection).count().get()).data().count;

describe('an import of requests', () => {
  it('resumes where it was interrupted, and creates no duplicates when repeated', async () => {
    const marker = newMarker();
    const file = fileOf(marker, 260);
    expect(file.badRows.length).toBe(13);
    const page = new ImportingPage(file, idToken);
    expect(await page.run(1)).toMatchObject({ state: 'running', chunks_done: 1, created: 100 });
    // The tab is closed while a chunk is in flight, so the next page sends it again.
    await page.send(1);
    await page.send(1);

    const continued = await new ImportingPage(file, idToken).run();
    const again = new ImportingPage(file, idToken);
    const second = await again.run();

    expect(continued).toMatchObject({
      state: 'finished',
      row_count: 247,
      created: 247,
      existing: 0,
      bad_row_count: 13,
    });
    expect(second).toMatchObject({ state: 'finished', created: 0, existing: 247 });
    expect(again.importId).not.toBe(page.importId);
    expect(await storedWith(marker)).toHaveLength(247);
  });

  it('stores what the file says, without notifications, reminders or insight counts', async () => {
    const marker = newMarker();
    const page = new ImportingPage(fileOf(marker, 4), idToken);
    const before = await Promise.all(
      [COLLECTIONS.deliveries, COLLECTIONS.insightMonths, COLLECTIONS.beliefWallPosts].map(count),
    );

    await whileTriggering([notifyOfNewRequest, notifyAssignee, countRequest], () => page.run());
    await sendDueReminders(testFirestore(), new Date(Date.now() + 1000 * 3_600_000));

    const stored = await storedWith(marker);
    const states = stored.map((request) => [
      request.get('status'),
      request.get('archive_status'),
      request.get('urgency_level'),
      request.get('source'),
      request.get('created_at').toDate().toISOString(),
    ]);
    expect(states.toSorted()).toEqual([
      ['closed', 'archived', 'low', 'import', '2026-03-02T10:00:00.000Z'],
      ['closed', 'archived', 'low', 'import', '2026-03-04T10:00:00.000Z'],
      ['new', 'active', 'high', 'import', '2026-03-01T10:00:00.000Z'],
      ['new', 'active', 'low', 'import', '2026-03-03T10:00:00.000Z'],
    ]);
    const [first] = stored;
    const history = await testFirestore()
      .collection(historyPath(first?.id ?? ''))
      .get();
    expect(history.docs.map((event) => [event.get('action'), event.get('actor')])).toEqual([
      ['imported', leaderUid],
    ]);
    const after = [COLLECTIONS.deliveries, COLLECTIONS.insightMonths, COLLECTIONS.beliefWallPosts];
    expect(await Promise.all(after.map(count))).toEqual(before);
  });

  it('is undone except for requests already worked on, even if the undo is interrupted', async () => {
    const marker = newMarker();
    const page = new ImportingPage(fileOf(marker, 210), idToken);
    const { created } = await page.run();
    const [worked] = await storedWith(marker);
    await worked?.ref.update({ ...assignMember({ revision: 0 }, leaderUid, leaderUid) });

    expect(await page.undo(1)).toMatchObject({ state: 'undoing', chunks_undone: 1 });
    const undone = await page.undo();

    expect(undone).toMatchObject({ state: 'undone', removed: created - 1, kept: 1 });
    expect((await storedWith(marker)).map(({ id }) => id)).toEqual([worked?.id]);
    expect(await page.undo()).toEqual(undone);
    expect(await new ImportingPage(fileOf(marker, 210), idToken).run()).toMatchObject({
      created: created - 1,
      existing: 1,
    });
  });

  it('is undone except for requests with a withdrawn reply', async () => {
    const marker = newMarker();
    const page = new ImportingPage(fileOf(marker, 3), idToken);
    await page.run();
    const [replied] = await storedWith(marker);
    const reply = newReply('We pray for you.', leaderUid, true, new Date());
    const ref = testFirestore()
      .collection(repliesPath(replied?.id ?? ''))
      .doc();
    await ref.set({ ...reply, ...withdrawReply(leaderUid) });

    expect(await page.undo()).toMatchObject({ state: 'undone', removed: 2, kept: 1 });

    expect((await storedWith(marker)).map(({ id }) => id)).toEqual([replied?.id]);
  });

  it('is not reported as undone if the data for its undo expired in between', async () => {
    const page = new ImportingPage(fileOf(newMarker(), 210), idToken);
    await page.run();
    const undoing = await page.undo(1);
    await importChunkRef(testFirestore(), page.importId, undoing.chunks_undone).delete();

    const answer = await callFunction('undoImport', { importId: page.importId }, { idToken });

    expect(answer).toEqual({ result: refusal(IMPORT_REFUSALS.tooLateToUndo) });
    expect(await page.stored()).toEqual(undoing);
  });

  it('cannot be continued if it was undone before it finished', async () => {
    const page = new ImportingPage(fileOf(newMarker(), 210), idToken);
    await page.run(1);
    await page.undo();

    const answer = await callFunction('importRows', page.chunk(1), { idToken });

    expect(answer).toEqual({ result: refusal(IMPORT_REFUSALS.notRunning) });
  });

  it('accepts its chunks only in order', async () => {
    const page = new ImportingPage(fileOf(newMarker(), 310), idToken);
    await page.run(1);

    const answer = await callFunction('importRows', page.chunk(2), { idToken });

    expect(answer).toEqual({ result: refusal(IMPORT_REFUSALS.outOfOrder) });
    expect(await page.stored()).toMatchObject({ chunks_done: 1 });
  });

  it('can be neither continued nor undone after a day', async () => {
    const page = new ImportingPage(fileOf(newMarker(), 210), idToken);
    await page.run(1);
    const ref = testFirestore().collection(COLLECTIONS.imports).doc(page.importId);
    await ref.update({
      undo_until: new Date(Date.now() - 1),
      started_at: new Date(Date.now() - UNDO_WITHIN_MS),
    });

    const undone = await callFunction('undoImport', { importId: page.importId }, { idToken });
    const continued = await callFunction('importRows', page.chunk(1), { idToken });

    expect(undone).toEqual({ result: refusal(IMPORT_REFUSALS.tooLateToUndo) });
    expect(continued).toEqual({ result: refusal(IMPORT_REFUSALS.notRunning) });
  });

  it('is refused if the leader has started too many in the last hour', async () => {
    const { uid } = await createStaffMember('leadership');
    const page = new ImportingPage(fileOf(newMarker(), 3), await staffIdToken(uid));
    await page.run();
    await testFirestore()
      .collection(COLLECTIONS.rateLimits)
      .doc(`imports_${pseudonym('account', uid)}`)
      .update({ count: IMPORTS_PER_HOUR });

    await expect(page.run()).rejects.toThrow(t(IMPORT_REFUSALS.tooMany));
  });

  it('can be neither continued nor undone if it does not exist', async () => {
    const page = new ImportingPage(fileOf(newMarker(), 3), idToken);
    page.importId = randomUUID();

    const answers = await Promise.all([
      callFunction('importRows', page.chunk(0), { idToken }),
      callFunction('undoImport', { importId: page.importId }, { idToken }),
    ]);

    expect(answers).toEqual(Array(2).fill({ result: refusal(IMPORT_REFUSALS.noImport) }));
  });

  it('is allowed only for leadership', async () => {
    const page = new ImportingPage(fileOf(newMarker(), 3), idToken);
    await page.run();
    const team = await staffIdToken((await createStaffMember()).uid);

    for (const options of [{ idToken: team }, {}]) {
      const answers = await Promise.all([
        callFunction('startImport', page.plan, options),
        callFunction('importRows', page.chunk(0), options),
        callFunction('undoImport', { importId: page.importId }, options),
      ]);
      expect(answers.map((answer) => 'error' in answer && answer.error.status)).toEqual(
        Array(3).fill('PERMISSION_DENIED'),
      );
    }
    expect(await page.stored()).toMatchObject({ state: 'finished' });
  });
});
