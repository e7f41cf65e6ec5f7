import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { CALLERS } from '@prayer-community/domain/direct-access';
import { deleteDoc, updateDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, it } from 'vitest';
import { UIDS } from './rules-environment.ts';
import { wallUnderTest } from './wall-under-test.ts';
import { postRef, report, reportRef } from './wall-writes.ts';

const wall = wallUnderTest({});

it.each(CALLERS)('a report is stored only by functions, not by %s', async (caller) => {
  const uid = caller === 'visitor' ? 'nobody' : UIDS[caller];

  await assertFails(report({ ...wall.writer, db: wall.databaseAs(caller), uid }));
});

describe('a stored report', () => {
  beforeEach(() => wall.pastTheRules((past) => report({ ...wall.writer, db: past })));

  it('cannot be withdrawn', async () => {
    await assertFails(deleteDoc(reportRef(wall.writer)));
  });

  it('does not let its reporter take the post down', async () => {
    await assertFails(updateDoc(postRef(wall.writer), { is_approved: false }));
  });

  it('can only be settled and reopened, and only by leadership', async () => {
    const byLeader = reportRef({ ...wall.writer, db: wall.databaseAs('leadership') });

    await assertFails(updateDoc(reportRef(wall.writer), { is_settled: true }));
    await assertFails(updateDoc(byLeader, { is_settled: true, reported_by: UIDS.member }));
    await assertSucceeds(updateDoc(byLeader, { is_settled: true }));
    await assertFails(updateDoc(byLeader, { is_settled: 1 }));
    await assertSucceeds(updateDoc(byLeader, { is_settled: false }));
  });
});
