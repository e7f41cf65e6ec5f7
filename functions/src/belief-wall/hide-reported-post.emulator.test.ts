import { randomUUID } from 'node:crypto';
import { newReport } from '@prayer-community/domain/belief-wall-actions';
import { newWallPost } from '@prayer-community/domain/belief-wall-post';
import { COLLECTIONS, postHistoryPath, reportId } from '@prayer-community/domain/collections';
import { wallSettingsSchema } from '@prayer-community/domain/settings';
import type { DocumentReference } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testFirestore } from '../testing/test-backend.ts';
import { TRIGGERED } from '../testing/triggered.ts';

const { reports_to_hide } = wallSettingsSchema.parse({});
const db = testFirestore();
let post: DocumentReference;

beforeEach(async () => {
  post = db.collection(COLLECTIONS.beliefWallPosts).doc();
  await post.set(newWallPost('Please pray for me.', null, true, new Date()));
});

/** Stores reports of so many visitors; each of them wakes the function. */
async function report(count: number, isSettled = false): Promise<DocumentReference[]> {
  const references = Array.from({ length: count }, () => {
    const uid = randomUUID();
    return { uid, ref: db.collection(COLLECTIONS.beliefWallReports).doc(reportId(post.id, uid)) };
  });
  await Promise.all(
    references.map(({ ref, uid }) =>
      ref.set({ ...newReport(post.id, uid, new Date()), is_settled: isSettled }),
    ),
  );
  return references.map(({ ref }) => ref);
}

async function hangsOnTheWall(of: DocumentReference = post): Promise<boolean> {
  return (await of.get()).get('is_approved');
}

/** Waits until another post that was reported often enough, later, has left the wall: then earlier events were seen. */
async function untilEventsWereSeen(): Promise<void> {
  const watched = post;
  post = db.collection(COLLECTIONS.beliefWallPosts).doc();
  await post.set(newWallPost('A later post.', null, true, new Date()));
  await report(reports_to_hide);
  const later = post;
  post = watched;
  await vi.waitUntil(async () => !(await hangsOnTheWall(later)), TRIGGERED);
}

describe('a post', () => {
  it('leaves the wall at the number of reports in the settings', async () => {
    await report(reports_to_hide);

    await vi.waitUntil(async () => !(await hangsOnTheWall()), TRIGGERED);
    expect((await post.get()).get('is_hidden')).toBe(true);
    const history = await db.collection(postHistoryPath(post.id)).get();
    expect(history.docs.map((event) => event.data())).toMatchObject([
      { action: 'hide', is_undo: false, actor: null },
    ]);
  });

  it('stays on the wall with one report less', async () => {
    await report(reports_to_hide - 1);
    await untilEventsWereSeen();

    expect(await hangsOnTheWall()).toBe(true);
  });

  it('that a leader brought back leaves only with as many new reports', async () => {
    await report(reports_to_hide, true);
    await report(reports_to_hide - 1);
    await untilEventsWereSeen();
    expect(await hangsOnTheWall()).toBe(true);

    await report(1);

    await vi.waitUntil(async () => !(await hangsOnTheWall()), TRIGGERED);
  });

  it('that is gone is let be, and its words are not touched', async () => {
    await post.delete();
    await report(reports_to_hide);
    await untilEventsWereSeen();

    expect((await post.get()).exists).toBe(false);
  });
});
