import { COLLECTIONS } from '@prayer-community/domain/collections';
import { MINUTE_MS } from '@prayer-community/domain/fields/durations';
import { BaseAuth } from 'firebase-admin/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ageAccount, callAccounts } from '../testing/accounts-api.ts';
import { callFunction, resultOf } from '../testing/call-function.ts';
import { randomEmail } from '../testing/circle-member.ts';
import { passwordIdToken, staffIdToken } from '../testing/id-token.ts';
import { randomAddress } from '../testing/random-address.ts';
import { runSchedule } from '../testing/run-schedule.ts';
import { age, openChallenge, receiveCode } from '../testing/sign-in-steps.ts';
import { createStaffMember, type StaffMember } from '../testing/staff-member.ts';
import { testAuth, testFirestore } from '../testing/test-backend.ts';

const PASSWORD = 'another password';

let member: StaffMember;

beforeEach(async () => {
  member = await createStaffMember('leadership');
  await ageAccount(member.uid, 60 * MINUTE_MS);
});

/**
 * Returns the token of a session that began a minute ago. Only the emulator would notice automatically that it is older
 * than the password.
 */
function earlierToken(): Promise<string> {
  return staffIdToken(member.uid, new Date(Date.now() - MINUTE_MS));
}

async function profile() {
  return testFirestore().collection(COLLECTIONS.profiles).doc(member.uid).get();
}

/** Returns the time before which the member's sessions are invalid. 0 if none was ended. */
async function sessionsEndedAt(): Promise<number> {
  return (await profile()).get('sessions_ended_at')?.toMillis() ?? 0;
}

async function act(idToken: string): Promise<unknown> {
  return callFunction('checkSmsSetup', {}, { idToken });
}

/** Ways to change the password that bypass our functions. */
const WAYS: Record<string, () => Promise<unknown>> = {
  async 'with the password alone'() {
    const idToken = await passwordIdToken(member.email, member.password);
    await callAccounts('update', { idToken, password: PASSWORD });
  },
  async 'with a mailed link'() {
    const link = new URL(await testAuth().generatePasswordResetLink(member.email));
    await callAccounts('resetPassword', {
      oobCode: link.searchParams.get('oobCode'),
      newPassword: PASSWORD,
    });
  },
};

describe.each(Object.entries(WAYS))('a password changed outside the app, %s', (_way, change) => {
  it('ends earlier sessions and the notifications on all devices when a function is called', async () => {
    const device = await testFirestore()
      .collection(COLLECTIONS.pushSubscriptions)
      .add({ user_id: member.uid, token: randomAddress() });
    expect(await act(await earlierToken())).toMatchObject({ result: { success: true } });
    await change();

    expect(await act(await earlierToken())).toMatchObject({ error: { status: 'PERMISSION_DENIED' } });
    expect(await sessionsEndedAt()).toBeGreaterThan(Date.now() - MINUTE_MS);
    expect((await device.get()).exists).toBe(false);
  });

  it('ends earlier sessions in the scheduled check, but none that began later', async () => {
    await change();

    await runSchedule('checkStaffAccounts');

    const endedAt = await sessionsEndedAt();
    expect(endedAt).toBeGreaterThan(Date.now() - MINUTE_MS);
    expect(endedAt).toBeLessThanOrEqual(Date.now());
    const later = await staffIdToken(member.uid);
    expect(await act(later)).toMatchObject({ result: { success: true } });
  });

  it('ends a sign-in in progress', async () => {
    const address = randomAddress();
    const challengeId = await openChallenge(member, address);
    const code = await receiveCode(member, challengeId);
    await resultOf('verifyMfaCode', { challengeId, code }, { address });
    await age(challengeId, 2000);
    await change();

    expect(await resultOf('completeMfaLogin', { challengeId })).toMatchObject({ success: false });
  });
});

it('the scheduled check writes nothing for an unchanged account', async () => {
  const before = await profile();

  await runSchedule('checkStaffAccounts');

  expect((await profile()).updateTime).toEqual(before.updateTime);
});

it('the scheduled check looks up an unchanged account only along with others', async () => {
  const lookUp = vi.spyOn(BaseAuth.prototype, 'getUsers');

  await runSchedule('checkStaffAccounts');

  const identifiers = lookUp.mock.calls.flat(2);
  lookUp.mockRestore();
  expect(identifiers).toContainEqual({ uid: member.uid });
  expect(identifiers).not.toContainEqual({ email: member.email });
});

it('the scheduled check writes the same finding only once', async () => {
  await WAYS['with the password alone']?.();
  await runSchedule('checkStaffAccounts');
  const { updateTime } = await profile();

  await runSchedule('checkStaffAccounts');

  expect((await profile()).updateTime).toEqual(updateTime);
});

it('the scheduled check continues after a member whose account cannot be checked', async () => {
  const broken = testFirestore().collection(COLLECTIONS.profiles).doc('-');
  await broken.set({ ...(await profile()).data(), user_id: '-', email: 'no address' });
  await testAuth().deleteUser(member.uid);

  await expect(runSchedule('checkStaffAccounts')).rejects.toThrow('checkStaffAccounts failed');
  await broken.delete();

  expect((await testAuth().getUser(member.uid)).email).toBe(member.email);
});

it('the scheduled check restores a deleted account and one with a changed email address', async () => {
  const other = await createStaffMember();
  await testAuth().deleteUser(member.uid);
  await testAuth().updateUser(other.uid, { email: randomEmail() });

  await runSchedule('checkStaffAccounts');

  expect((await testAuth().getUser(member.uid)).email).toBe(member.email);
  expect((await testAuth().getUser(other.uid)).email).toBe(other.email);
});
