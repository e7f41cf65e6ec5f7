import { SIGN_IN_LINK_REFUSALS } from '@prayer-community/domain/auth/member-sign-in';
import { CIRCLE_REFUSALS } from '@prayer-community/domain/prayer-circles/circle-membership';
import { t } from '@prayer-community/i18n/text';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { AccountsApiError, callAccounts, linkCodeFor } from '../testing/accounts-api.ts';
import { callFunction, resultOf } from '../testing/call-function.ts';
import {
  createMember,
  membersOf,
  randomEmail,
  signInWithCode,
  storeCircle,
} from '../testing/circle-member.ts';
import { followLink, invite } from '../testing/invitation-steps.ts';
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

  it('gets no session from a link to another address assigned to the account', async () => {
    const { uid } = await signInWithCode(victim, await linkCodeFor(victim));
    const other = randomEmail();
    await testAuth().updateUser(uid, { email: other });

    await expect(linkCodeFor(other).then((code) => signInWithCode(other, code))).rejects.toThrow(
      t(SIGN_IN_LINK_REFUSALS.invalidLink),
    );
  });
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
