import { randomUUID } from 'node:crypto';
import { newReport } from '@prayer-community/domain/belief-wall/belief-wall-actions';
import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { COLLECTIONS, postHistoryPath, reportIdPrefix } from '@prayer-community/domain/collections';
import { wallSettingsSchema } from '@prayer-community/domain/settings/settings';
import type { DocumentReference } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { testFirestore } from '../testing/test-backend.ts';
import { whileTriggering } from '../testing/while-triggering.ts';
import { hideReportedPost } from './hide-reported-post.ts';

const { reports_to_hide } = wallSettingsSchema.parse({});
const db = testFirestore();
let post: DocumentReference;

beforeEach(async () => {
  post = db.collection(COLLECTIONS.beliefWallPosts).doc();
  await post.set(newWallPost('Please pray for me.', null, true, new Date()));
});

/** Stores reports from that many visitors. Each report triggers the function. */
async function report(count: number, isSettled = false): Promise<void> {
  const visitors = Array.from({ length: count }, () => randomUUID());
  await whileTriggering([hideReportedPost], () =>
    Promise.all(
      visitors.map((uid) =>
        db
          .collection(COLLECTIONS.beliefWallReports)
          .doc(reportIdPrefix(post.id, uid))
          .set({ ...newReport(post.id, uid, new Date()), is_settled: isSettled }),
      ),
    ),
  );
}

async function isOnWall(): Promise<boolean> {
  return (await post.get()).get('is_approved');
}

describe('a reported post', () => {
  it('is hidden once it has the number of reports in the settings', async () => {
    await report(reports_to_hide);

    expect(await isOnWall()).toBe(false);
    expect((await post.get()).get('is_hidden')).toBe(true);
    const history = await db.collection(postHistoryPath(post.id)).get();
    expect(history.docs.map((event) => event.data())).toMatchObject([
      { action: 'hide', is_undo: false, actor: null },
    ]);
  });

  it('stays on the wall with one report fewer', async () => {
    await report(reports_to_hide - 1);

    expect(await isOnWall()).toBe(true);
  });

  it('is hidden again after a leader restores it only with the same number of new reports', async () => {
    await report(reports_to_hide, true);
    await report(reports_to_hide - 1);
    expect(await isOnWall()).toBe(true);

    await report(1);

    expect(await isOnWall()).toBe(false);
  });

  it('is not recreated if it was deleted, and leaves no reports to decide', async () => {
    await post.delete();
    await report(reports_to_hide);

    expect((await post.get()).exists).toBe(false);
    const reports = await db.collection(COLLECTIONS.beliefWallReports).where('post_id', '==', post.id).get();
    expect(reports.size).toBe(0);
  });
});
