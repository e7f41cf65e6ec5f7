import { RESEND_AFTER_MS } from '@prayer-community/domain/auth/mailed-code';
import { CODES_PER_HOUR } from '@prayer-community/domain/auth/sign-in-challenge';
import {
  ACCOUNT_FAILURES_UNTIL_LOCK,
  DEFAULT_ADDRESS_FAILURES_UNTIL_LOCK,
} from '@prayer-community/domain/auth/sign-in-lockout';
import { beforeEach, describe, expect, it } from 'vitest';
import { networkSubject } from '../platform/failure-count.ts';
import { resultOf } from '../testing/call-function.ts';
import { randomAddress } from '../testing/random-address.ts';
import { age, completeSignIn, openChallenge, receiveCode, wrongCode } from '../testing/sign-in-steps.ts';
import { createStaffMember, type StaffMember } from '../testing/staff-member.ts';
import { testFirestore } from '../testing/test-backend.ts';

let member: StaffMember;
let deviceToken: string;

beforeEach(async () => {
  member = await createStaffMember();
  deviceToken = (await completeSignIn(member, randomAddress())).deviceToken ?? '';
});

function attempt(password: string, knownDevices: string[] = [], address: string = randomAddress()) {
  const { username } = member;
  return resultOf('validateCredentials', { username, password, knownDevices }, { address });
}

async function fail(times: number, knownDevices: string[] = []): Promise<void> {
  for (let failure = 0; failure < times; failure += 1) {
    await attempt('wrong password', knownDevices);
  }
}

const failOften = (knownDevices?: string[]) => fail(ACCOUNT_FAILURES_UNTIL_LOCK + 1, knownDevices);

describe('a device where the member has signed in before', () => {
  it('can sign in while failed attempts by strangers lock the username', async () => {
    await failOften();
    expect(await attempt(member.password)).toMatchObject({ success: false });

    expect(await attempt(member.password, [deviceToken])).toMatchObject({ success: true });
  });

  it('can sign in while failed attempts by others lock its network address, and adds none to them', async () => {
    const address = randomAddress();
    const { ref } = networkSubject(testFirestore(), address);
    const count = async () => (await ref.get()).get('failures') as unknown;
    await attempt('wrong password', [], address);
    await ref.update({ failures: DEFAULT_ADDRESS_FAILURES_UNTIL_LOCK - 1 });
    await attempt('wrong password', [], address);
    expect(await attempt(member.password, [], address)).toMatchObject({ success: false });

    expect(await attempt('wrong password', [deviceToken], address)).toMatchObject({ success: false });
    const challengeId = await openChallenge(member, address, [deviceToken]);
    const code = await receiveCode(member, challengeId);
    await resultOf('verifyMfaCode', { challengeId, code: wrongCode(code) }, { address });

    expect(await resultOf('verifyMfaCode', { challengeId, code }, { address })).toEqual({ success: true });
    expect(await count()).toBe(DEFAULT_ADDRESS_FAILURES_UNTIL_LOCK);
  });

  it('has its own failure count', async () => {
    await failOften([deviceToken]);

    expect(await attempt(member.password, [deviceToken])).toMatchObject({ success: false });
    expect(await attempt(member.password)).toMatchObject({ success: true });
  });

  it('starts counting failures again after its next sign-in', async () => {
    await fail(ACCOUNT_FAILURES_UNTIL_LOCK - 1, [deviceToken]);
    await completeSignIn(member, randomAddress(), [deviceToken]);
    await fail(ACCOUNT_FAILURES_UNTIL_LOCK - 1, [deviceToken]);

    expect(await attempt(member.password, [deviceToken])).toMatchObject({ success: true });
  });

  it('can receive codes even after a password thief has used up the limit', async () => {
    const challengeId = await openChallenge(member, randomAddress());
    for (let sent = 0; sent < CODES_PER_HOUR; sent += 1) {
      await receiveCode(member, challengeId);
      await age(challengeId, RESEND_AFTER_MS);
    }
    expect(await resultOf('sendMfaCode', { challengeId })).toMatchObject({ success: false });

    const known = await attempt(member.password, [deviceToken]);

    const own = known.success ? known.challengeId : '';
    expect(await resultOf('sendMfaCode', { challengeId: own })).toMatchObject({ success: true });
  });

  it('does not receive a second token', async () => {
    const again = await completeSignIn(member, randomAddress(), [deviceToken]);

    expect(again.deviceToken).toBeNull();
  });
});

describe('a device token', () => {
  it('does not work for another member', async () => {
    const other = await createStaffMember();
    const { deviceToken: foreign } = await completeSignIn(other, randomAddress());
    await failOften();

    expect(await attempt(member.password, [foreign ?? ''])).toMatchObject({ success: false });
  });

  it('cannot be forged', async () => {
    const [id = '', proof = ''] = deviceToken.split('.');
    const other = `${id.slice(0, -1)}${id.endsWith('A') ? 'B' : 'A'}.${proof}`;
    await failOften();

    expect(await attempt(member.password, [other])).toMatchObject({ success: false });
  });
});
