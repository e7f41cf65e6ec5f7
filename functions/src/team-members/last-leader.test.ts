import { COLLECTIONS } from '@prayer-community/domain/collections';
import { refusal } from '@prayer-community/domain/refusal';
import { MEMBER_REFUSALS } from '@prayer-community/domain/staff/team-member';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resultOf } from '../testing/call-function.ts';
import { staffIdToken } from '../testing/id-token.ts';
import { createStaffMember, type StaffMember } from '../testing/staff-member.ts';
import { testFirestore } from '../testing/test-backend.ts';

const db = testFirestore();
const profiles = db.collection(COLLECTIONS.profiles);

let caller: StaffMember;
let other: StaffMember;
let idToken: string;

beforeEach(async () => {
  await db.recursiveDelete(profiles);
  caller = await createStaffMember('leadership');
  other = await createStaffMember('leadership');
  idToken = await staffIdToken(caller.uid);
});

/** Demotes the caller after their next call was admitted and before it reads the other member. */
function demoteCallerMeanwhile(): void {
  const run = db.runTransaction.bind(db);
  vi.spyOn(db, 'runTransaction').mockImplementationOnce(async (...transaction) => {
    await profiles.doc(caller.uid).update({ role: 'prayer_team' });
    return run(...transaction);
  });
}

describe('a leader who has just become the last one', () => {
  it.each([
    ['demoted', () => resultOf('updateTeamMember', { uid: other.uid, role: 'prayer_team' }, { idToken })],
    ['deleted', () => resultOf('deleteTeamMember', { uid: other.uid }, { idToken })],
  ])('cannot be %s', async (_how, change) => {
    demoteCallerMeanwhile();

    expect(await change()).toEqual(refusal(MEMBER_REFUSALS.lastLeader));

    expect((await profiles.doc(other.uid).get()).data()).toMatchObject({ role: 'leadership' });
    expect((await profiles.doc(caller.uid).get()).data()).toMatchObject({ role: 'prayer_team' });
  });
});
