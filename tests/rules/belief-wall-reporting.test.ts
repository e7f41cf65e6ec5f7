import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { newReport } from '@prayer-community/domain/belief-wall-actions';
import type { BeliefWallPost } from '@prayer-community/domain/belief-wall-post';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { deleteDoc, doc, type Firestore, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { databaseAs, pastTheRules, startRulesEnvironment, UIDS } from './rules-environment.ts';
import { storeStaff } from './stored-documents.ts';
import { postRef, report, reportRef, storedPost, type WallWriter } from './wall-writes.ts';

let environment: RulesTestEnvironment;
let db: Firestore;
let posts = 0;
let writer: WallWriter;

beforeAll(async () => {
  environment = await startRulesEnvironment();
  await pastTheRules(environment, storeStaff);
  db = databaseAs(environment, 'anonymous');
});

beforeEach(() => hangUp({}));

afterAll(() => environment.cleanup());

async function hangUp(changes: Partial<BeliefWallPost<Date>>): Promise<void> {
  writer = { db, uid: UIDS.anonymous, postId: `post-${posts++}` };
  await pastTheRules(environment, (past) => setDoc(postRef({ ...writer, db: past }), storedPost(changes)));
}

describe('a report', () => {
  it('is made once by each visitor', async () => {
    await assertSucceeds(report(writer));
    await assertSucceeds(report({ ...writer, db: databaseAs(environment, 'member'), uid: UIDS.member }));

    await assertFails(report(writer));
  });

  it('is refused for a post that does not hang on the wall', async () => {
    await hangUp({ is_approved: false });

    await assertFails(report(writer));
    await assertFails(report({ ...writer, postId: 'none' }));
  });

  it.each<[string, object]>([
    ['about another post', { post_id: 'another' }],
    ['about no post', { post_id: 7 }],
    ['in the name of another', { reported_by: UIDS.member }],
    ['settled from the start', { is_settled: true }],
    ['dated back', { created_at: new Date(0) }],
    ['with a field more', { unnamed: true }],
  ])('is refused %s', async (_what, changes) => {
    await assertFails(report(writer, changes));
  });

  it.each(Object.keys(newReport('post', 'uid', null)))('is refused without %s', async (field) => {
    const fields = Object.entries(newReport(writer.postId, writer.uid, serverTimestamp())).filter(
      ([name]) => name !== field,
    );

    await assertFails(setDoc(reportRef(writer), Object.fromEntries(fields)));
  });

  it('is refused under the name of another', async () => {
    await assertFails(report({ ...writer, uid: UIDS.member }));
  });

  it('counts once: it goes under no id but its own', async () => {
    await assertFails(
      setDoc(
        doc(db, COLLECTIONS.beliefWallReports, 'another-id'),
        newReport(writer.postId, writer.uid, serverTimestamp()),
      ),
    );
  });

  it('is not taken back', async () => {
    await report(writer);

    await assertFails(deleteDoc(reportRef(writer)));
  });

  it('does not itself take the post down', async () => {
    await report(writer);

    await assertFails(updateDoc(postRef(writer), { is_approved: false }));
  });

  it('is settled by leadership and opened again, and changed in nothing else', async () => {
    await report(writer);
    const byLeader = reportRef({ ...writer, db: databaseAs(environment, 'leadership') });

    await assertFails(updateDoc(reportRef(writer), { is_settled: true }));
    await assertFails(updateDoc(byLeader, { is_settled: true, reported_by: UIDS.member }));
    await assertSucceeds(updateDoc(byLeader, { is_settled: true }));
    await assertFails(updateDoc(byLeader, { is_settled: 1 }));
    await assertSucceeds(updateDoc(byLeader, { is_settled: false }));
  });
});
