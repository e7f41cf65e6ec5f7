import { randomUUID } from 'node:crypto';
import { confirmEmailChange, newEmailChange } from '@prayer-community/domain/auth/email-change';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliverAtOnce } from '../deliver.ts';
import { mailRecoveryLink } from '../password-recovery/mail-recovery-link.ts';
import { callAccounts, linkCodeFor } from '../testing/accounts-api.ts';
import { callFunction, resultOf } from '../testing/call-function.ts';
import { beginSession, randomEmail } from '../testing/circle-member.ts';
import { mailsTo } from '../testing/fake-providers.ts';
import { passwordIdToken, staffIdToken } from '../testing/id-token.ts';
import { randomAddress } from '../testing/random-address.ts';
import { signInFully } from '../testing/sign-in-steps.ts';
import { createStaffMember, type StaffMember } from '../testing/staff-member.ts';
import { testAuth, testFirestore } from '../testing/test-backend.ts';
import { whileTriggering } from '../testing/while-triggering.ts';
import { reconcileStaffAccount } from './reconcile-staff-account.ts';
import { readStaffAccount, type StaffAccount } from './staff-account.ts';

const NEW_PASSWORD = 'a new password';

let member: StaffMember;
let address: string;

beforeEach(async () => {
  member = await createStaffMember('leadership');
  address = randomAddress();
});

/** What a password alone allows at Firebase Authentication, bypassing our own checks. */
const ATTACKS: Record<string, (idToken: string) => Promise<unknown>> = {
  async 'deletes the account'(idToken) {
    await callAccounts('delete', { idToken });
  },
  async 'deletes the account, and registers its address again'(idToken) {
    await callAccounts('delete', { idToken });
    await callAccounts('signUp', { email: member.email, password: 'of the thief' });
  },
  async 'gives the account another address'(idToken) {
    await callAccounts('update', { idToken, email: randomEmail() });
  },
  async 'gives the account another address and password, and registers the first again'(idToken) {
    await callAccounts('update', { idToken, email: randomEmail(), password: 'of the thief' });
    await callAccounts('signUp', { email: member.email, password: 'of the thief' });
  },
  async 'links the account to another mailbox'(idToken) {
    const email = randomEmail();
    await callAccounts('signInWithEmailLink', { idToken, email, oobCode: await linkCodeFor(email) });
  },
};

async function recover(): Promise<void> {
  await whileTriggering([mailRecoveryLink, deliverAtOnce], () =>
    resultOf('sendPasswordReset', { email: member.email }, { address }),
  );
  const [mail] = await mailsTo(member.email);
  const [, url = ''] = /^Set a new password:\n(\S+)$/m.exec(mail?.text ?? '') ?? [];
  const oobCode = new URL(url).searchParams.get('oobCode') ?? '';
  expect(await resultOf('resetPassword', { oobCode, newPassword: NEW_PASSWORD }, { address })).toMatchObject({
    success: true,
  });
}

describe.each(Object.entries(ATTACKS))('a thief of the password who %s', (_what, attack) => {
  it('cannot stop the owner from recovering the account', async () => {
    await attack(await passwordIdToken(member.email, member.password));

    await recover();

    const token = await signInFully({ ...member, password: NEW_PASSWORD }, address);
    const idToken = await beginSession('signInWithCustomToken', { token });
    expect((await testAuth().verifyIdToken(idToken)).uid).toBe(member.uid);
    expect((await testAuth().getUser(member.uid)).email).toBe(member.email);
  });

  it('can no longer use the account after the owner tries to sign in', async () => {
    await attack(await passwordIdToken(member.email, member.password));

    const { username, password } = member;
    expect(await resultOf('validateCredentials', { username, password }, { address })).toMatchObject({
      success: false,
    });

    expect(await testAuth().getUser(member.uid)).toMatchObject({ email: member.email });
    for (const known of [member.password, 'of the thief']) {
      await expect(
        callAccounts('signInWithPassword', { email: member.email, password: known }),
      ).rejects.toThrow('INVALID_PASSWORD');
    }
  });

  it('cannot stop leadership from setting a new password', async () => {
    const leader = await createStaffMember('leadership');
    const idToken = await staffIdToken(leader.uid);
    await attack(await passwordIdToken(member.email, member.password));

    const { username } = member;
    expect(
      await resultOf('changeUserPassword', { username, newPassword: NEW_PASSWORD }, { idToken }),
    ).toEqual({ success: true });

    await signInFully({ ...member, password: NEW_PASSWORD }, address);
  });
});

describe('the address of a member whose account was deleted', () => {
  beforeEach(() => testAuth().deleteUser(member.uid));

  it('cannot be added a second time', async () => {
    const leader = await createStaffMember('leadership');
    const form = {
      firstName: 'Ruth',
      lastName: 'Meyer',
      email: member.email,
      username: `second-${randomUUID()}`,
      password: NEW_PASSWORD,
      phone: '',
      role: 'prayer_team',
    } as const;

    expect(await resultOf('addTeamMember', form, { idToken: await staffIdToken(leader.uid) })).toMatchObject({
      success: false,
      error: 'A user with this email already exists.',
    });
  });

  it('still counts as a staff address, so it gets no sign-in link', async () => {
    await resultOf('sendSignInLink', { email: member.email }, { address });

    const [mail] = await mailsTo(member.email);
    expect(mail?.subject).toBe('How to sign in to Prayer Community');
  });
});

it('an address taken by another staff account can be added to the staff', async () => {
  const leader = await createStaffMember('leadership');
  const email = randomEmail();
  await testAuth().updateUser(member.uid, { email });
  const form = {
    firstName: 'Anna',
    lastName: 'Berg',
    email,
    username: `anna-${randomUUID()}`,
    password: NEW_PASSWORD,
    phone: '',
    role: 'prayer_team',
  } as const;

  const answer = await resultOf('addTeamMember', form, { idToken: await staffIdToken(leader.uid) });

  expect(answer).toMatchObject({ success: true });
  expect((await testAuth().getUserByEmail(email)).uid).not.toBe(member.uid);
  expect((await testAuth().getUser(member.uid)).email).toBe(member.email);
});

it('two staff accounts that swapped addresses get their own addresses back', async () => {
  const other = await createStaffMember();
  await testAuth().updateUser(other.uid, { email: randomEmail() });
  await testAuth().updateUser(member.uid, { email: other.email });
  await testAuth().updateUser(other.uid, { email: member.email });

  for (const { username, password } of [member, other]) {
    await resultOf('validateCredentials', { username, password }, { address });
  }

  expect((await testAuth().getUser(member.uid)).email).toBe(member.email);
  expect((await testAuth().getUser(other.uid)).email).toBe(other.email);
});

it('simultaneous sign-in attempts repair an account without errors', async () => {
  await testAuth().deleteUser(member.uid);
  const { username, password } = member;

  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => callFunction('validateCredentials', { username, password }, { address })),
  );

  expect(answers).toEqual(Array(4).fill({ result: expect.objectContaining({ success: false }) }));
  expect((await testAuth().getUser(member.uid)).email).toBe(member.email);
});

describe('an account that differs from an earlier read of its profile', () => {
  const profile = () => testFirestore().collection(COLLECTIONS.profiles).doc(member.uid);

  async function read(): Promise<StaffAccount> {
    const account = readStaffAccount(await profile().get());
    if (!account) {
      throw new Error('there is no such member');
    }
    return account;
  }

  /** Stores a new address as it is just before the account gets it too. */
  async function storeChange(email: string, changedAt: Date): Promise<void> {
    const change = { user_id: member.uid, email, former_email: member.email, requested_by: 'leader' };
    const fields = { ...newEmailChange(change, 'hash', changedAt), ...confirmEmailChange(changedAt) };
    await testFirestore().collection(COLLECTIONS.emailChanges).add(fields);
    await profile().update({ email });
  }

  it('is not changed if the address was changed in the meantime', async () => {
    const before = await read();
    const email = randomEmail();
    await profile().update({ email });
    await testAuth().updateUser(member.uid, { email });

    await reconcileStaffAccount(member.uid, before, new Date());

    expect((await testAuth().getUser(member.uid)).email).toBe(email);
    expect(await passwordIdToken(email, member.password)).toBeTruthy();
  });

  it('is not restored if the member was deleted in the meantime', async () => {
    const before = await read();
    await profile().delete();
    await testAuth().deleteUser(member.uid);

    await reconcileStaffAccount(member.uid, before, new Date());

    expect((await testAuth().getUsers([{ uid: member.uid }])).users).toEqual([]);
  });

  it('may lag behind its profile for a minute, and is updated after that', async () => {
    const email = randomEmail();
    const changedAt = new Date();
    await storeChange(email, changedAt);
    const after = (ms: number) => new Date(changedAt.getTime() + ms);

    await reconcileStaffAccount(member.uid, await read(), after(59_000));
    expect(await passwordIdToken(member.email, member.password)).toBeTruthy();

    await reconcileStaffAccount(member.uid, await read(), after(60_000));
    expect((await testAuth().getUser(member.uid)).email).toBe(email);
  });
});

it('repairing an account ends earlier sessions', async () => {
  await callAccounts('update', {
    idToken: await passwordIdToken(member.email, member.password),
    email: randomEmail(),
  });
  const before = Date.now();
  const { username, password } = member;

  await resultOf('validateCredentials', { username, password }, { address });

  const profile = await testFirestore().collection(COLLECTIONS.profiles).doc(member.uid).get();
  expect(profile.get('sessions_ended_at').toMillis()).toBeGreaterThanOrEqual(before);
});
