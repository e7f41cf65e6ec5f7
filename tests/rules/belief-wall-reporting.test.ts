import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { newReport } from '@prayer-community/domain/belief-wall-actions';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { deleteDoc, doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { UIDS } from './rules-environment.ts';
import { wallUnderTest } from './wall-under-test.ts';
import { postRef, report, reportRef } from './wall-writes.ts';

const wall = wallUnderTest({});

describe('a report', () => {
  it('is made once by each visitor', async () => {
    await assertSucceeds(report(wall.writer));
    await assertSucceeds(report({ ...wall.writer, db: wall.databaseAs('member'), uid: UIDS.member }));

    await assertFails(report(wall.writer));
  });

  it('is refused for a post that does not hang on the wall', async () => {
    await wall.hangUp({ is_approved: false });

    await assertFails(report(wall.writer));
    await assertFails(report({ ...wall.writer, postId: 'none' }));
  });

  it.each<[string, object]>([
    ['about another post', { post_id: 'another' }],
    ['about no post', { post_id: 7 }],
    ['in the name of another', { reported_by: UIDS.member }],
    ['settled from the start', { is_settled: true }],
    ['dated back', { created_at: new Date(0) }],
    ['with a field more', { unnamed: true }],
  ])('is refused %s', async (_what, changes) => {
    await assertFails(report(wall.writer, changes));
  });

  it.each(Object.keys(newReport('post', 'uid', null)))('is refused without %s', async (field) => {
    const fields = Object.entries(newReport(wall.writer.postId, wall.writer.uid, serverTimestamp())).filter(
      ([name]) => name !== field,
    );

    await assertFails(setDoc(reportRef(wall.writer), Object.fromEntries(fields)));
  });

  it('is refused under the name of another', async () => {
    await assertFails(report({ ...wall.writer, uid: UIDS.member }));
  });

  it('counts once: it goes under no id but its own', async () => {
    await assertFails(
      setDoc(
        doc(wall.writer.db, COLLECTIONS.beliefWallReports, 'another-id'),
        newReport(wall.writer.postId, wall.writer.uid, serverTimestamp()),
      ),
    );
  });

  it('is not taken back', async () => {
    await report(wall.writer);

    await assertFails(deleteDoc(reportRef(wall.writer)));
  });

  it('does not itself take the post down', async () => {
    await report(wall.writer);

    await assertFails(updateDoc(postRef(wall.writer), { is_approved: false }));
  });

  it('is settled by leadership and opened again, and changed in nothing else', async () => {
    await report(wall.writer);
    const byLeader = reportRef({ ...wall.writer, db: wall.databaseAs('leadership') });

    await assertFails(updateDoc(reportRef(wall.writer), { is_settled: true }));
    await assertFails(updateDoc(byLeader, { is_settled: true, reported_by: UIDS.member }));
    await assertSucceeds(updateDoc(byLeader, { is_settled: true }));
    await assertFails(updateDoc(byLeader, { is_settled: 1 }));
    await assertSucceeds(updateDoc(byLeader, { is_settled: false }));
  });
});
