import { CIRCLE_REFUSALS } from '@prayer-community/domain/prayer-circles/circle-membership';
import { t } from '@prayer-community/i18n/text';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { AccountsApiError, callAccounts, linkCodeFor } from '../testing/accounts-api.ts';
import { createVisitor } from '../testing/anonymous-visitor.ts';
import { callFunction, resultOf } from '../testing/call-function.ts';
import {
  beginSession,
  createMember,
  membersOf,
  randomEmail,
  signInWithCode,
  storeCircle,
} from '../testing/circle-member.ts';
import { followLink, invite } from '../testing/invitation-steps.ts';
import { createStaffMember } from '../testing/staff-member.ts';
import { testAuth } from '../testing/test-backend.ts';

const PASSWORD = 'of the thief';
const SIGNED_OUT = { error: { status: 'UNAUTHENTICATED', message: t(CIRCLE_REFUSALS.signInRequired) } };

let victim: string;

beforeEach(async () => {
  victim = randomEmail();
  await callAccounts('signUp', { email: victim, password: PASSWORD });
});

describe('a stranger who registered an address with a password before its owner did', () => {
  it('cannot sign in after the owner follows an invitation', async () => {
    const leader = await createMember();
    const circleId = await storeCircle(leader);

    const { uid } = await followLink(await invite(leader, circleId, victim));

    expect((await membersOf(circleId)).uids).toContain(uid);
    await expect(callAccounts('signInWithPassword', { email: victim, password: PASSWORD })).rejects.toThrow(
      AccountsApiError,
    );
  });

  it('does not suggest the name under which the owner joins a circle', async () => {
    await testAuth().updateUser((await testAuth().getUserByEmail(victim)).uid, { displayName: 'An insult' });
    const leader = await createMember();
    const link = await invite(leader, await storeCircle(leader), victim);
    expect(await resultOf('openInvitation', link)).toMatchObject({ success: true, displayName: null });

    await signInWithCode(victim, await linkCodeFor(victim));
    const owner = await testAuth().getUserByEmail(victim);
    expect(owner.displayName).not.toBe('An insult');
    await testAuth().updateUser(owner.uid, { displayName: 'Anna' });

    expect(await resultOf('openInvitation', link)).toMatchObject({ success: true, displayName: 'Anna' });
  });

  it('gets no session of the account from a link to another address assigned to it', async () => {
    const { uid } = await signInWithCode(victim, await linkCodeFor(victim));
    const other = randomEmail();
    await testAuth().updateUser(uid, { email: other });

    const session = await signInWithCode(other, await linkCodeFor(other));

    expect(session.uid).not.toBe(uid);
    expect((await testAuth().getUser(uid)).email).toBe(victim);
  });
});

describe('a visitor who gave their account an address before its owner used a link', () => {
  it('shares neither the account nor what it wrote with the owner', async () => {
    const { uid, idToken } = await createVisitor();
    const owner = randomEmail();
    await callAccounts('signUp', { idToken, email: owner, password: PASSWORD });

    const session = await signInWithCode(owner, await linkCodeFor(owner));

    expect(session.uid).not.toBe(uid);
    await expect(testAuth().getUser(uid)).rejects.toThrow('no user record');
    const circleId = await storeCircle(session);
    expect(await resultOf('inviteToCircle', { circleId, email: randomEmail() }, session)).toEqual({
      success: true,
    });
  });
});

describe.each([
  ['a member', createMember],
  [
    'a staff member',
    async () => {
      const { uid, email, password } = await createStaffMember();
      return { uid, email, idToken: await beginSession('signInWithPassword', { email, password }) };
    },
  ],
])('%s who gave their account the address of another person', (_who, create) => {
  it('does not keep that person out of circles', async () => {
    const intruder = await create();
    const owner = randomEmail();
    await callAccounts('signUp', { idToken: intruder.idToken, email: owner, password: PASSWORD });
    const leader = await createMember();
    const circleId = await storeCircle(leader, intruder);

    const { uid } = await followLink(await invite(leader, circleId, owner));

    expect((await membersOf(circleId)).uids).toEqual([leader.uid, intruder.uid, uid].sort());
    expect((await testAuth().getUser(intruder.uid)).email).toBe(intruder.email);
  });
});

it('an account in circles that no link has signed in to stays with the owner of its address', async () => {
  const { uid } = await testAuth().getUserByEmail(victim);
  const circleId = await storeCircle({ uid });

  const session = await signInWithCode(victim, await linkCodeFor(victim));

  expect(session.uid).toBe(uid);
  expect(await resultOf('inviteToCircle', { circleId, email: randomEmail() }, session)).toEqual({
    success: true,
  });
});

it('a member whose own address is taken when theirs is given to its owner loses the account', async () => {
  const intruder = await createMember();
  const owner = randomEmail();
  await callAccounts('signUp', { idToken: intruder.idToken, email: owner, password: PASSWORD });
  await signInWithCode(intruder.email, await linkCodeFor(intruder.email));

  const session = await signInWithCode(owner, await linkCodeFor(owner));

  expect(session.uid).not.toBe(intruder.uid);
  expect((await testAuth().getUser(intruder.uid)).email).toMatch(/\.invalid$/);
});

describe('a session that was not started by an emailed link', () => {
  it('does not count as a member, even with a verified address', async () => {
    const { email, idToken } = await createMember();
    await callAccounts('update', { idToken, password: PASSWORD });
    const session = await callAccounts('signInWithPassword', { email, password: PASSWORD });
    const byPassword = { idToken: z.string().parse(session.idToken) };
    const circleId = await storeCircle({ uid: z.string().parse(session.localId) });

    expect(await callFunction('inviteToCircle', { circleId, email: randomEmail() }, byPassword)).toEqual(
      SIGNED_OUT,
    );
  });
});

describe('a member', () => {
  it('stays signed in elsewhere after another link is used', async () => {
    const member = await createMember();

    const again = await signInWithCode(member.email, await linkCodeFor(member.email));

    expect(again.uid).toBe(member.uid);
    const name = { idToken: member.idToken, displayName: 'Ruth' };
    expect(await callAccounts('update', name)).toMatchObject({ displayName: 'Ruth' });
    const circleId = await storeCircle(member);
    expect(await resultOf('inviteToCircle', { circleId, email: randomEmail() }, member)).toEqual({
      success: true,
    });
  });
});
