import { LINK_SESSION_DAYS } from '@prayer-community/domain/auth/link-session';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@prayer-community/domain/fields/durations';
import { newInvitation } from '@prayer-community/domain/prayer-circles/circle-invitation';
import { expect, it } from 'vitest';
import { invitationRef } from '../data/invitation.ts';
import { callFunction } from '../testing/call-function.ts';
import { createMember, randomEmail, storeCircle } from '../testing/circle-member.ts';
import { staffIdToken } from '../testing/id-token.ts';
import { createStaffMember } from '../testing/staff-member.ts';
import { testAuth, testFirestore } from '../testing/test-backend.ts';
import { requireAccountHolder } from './require-account-holder.ts';

async function inviteAddress(address: string): Promise<string> {
  const leader = await createMember();
  const circleId = await storeCircle(leader);
  const sent = { circle_id: circleId, address, invited_by: leader.uid, language: undefined };
  await invitationRef(testFirestore(), circleId, address).set(newInvitation(sent, new Date()));
  return circleId;
}

it('staff who change the address of their account do not get the invitations for that address', async () => {
  const invited = randomEmail();
  const circleId = await inviteAddress(invited);
  const member = await createStaffMember();
  await testAuth().updateUser(member.uid, { email: invited });
  const idToken = await staffIdToken(member.uid, new Date(Date.now() - MINUTE_MS));

  const answer = await callFunction('joinCircle', { circleId, displayName: 'Ruth' }, { idToken });

  expect(answer).toMatchObject({ error: { status: 'UNAUTHENTICATED' } });
});

it('staff are identified by the address that leadership entered, regardless of their token', async () => {
  const member = await createStaffMember();
  const rawToken = await staffIdToken(member.uid);
  const token = await testAuth().verifyIdToken(rawToken);
  const claimed = { ...token, email: randomEmail(), email_verified: true };

  expect(await requireAccountHolder({ auth: { uid: member.uid, token: claimed, rawToken } })).toEqual({
    uid: member.uid,
    email: member.email,
  });
});

it('a link session is accepted only for the address of its link', async () => {
  const member = await createMember();
  const token = await testAuth().verifyIdToken(member.idToken);
  const changed = { ...token, email: randomEmail() };

  expect(
    await requireAccountHolder({ auth: { uid: member.uid, token, rawToken: member.idToken } }),
  ).toMatchObject({
    email: member.email,
  });
  await expect(
    requireAccountHolder({ auth: { uid: member.uid, token: changed, rawToken: member.idToken } }),
  ).rejects.toMatchObject({ code: 'unauthenticated' });
});

it('a member has to sign in by link again after some months', async () => {
  const { uid, idToken } = await createMember();
  const token = await testAuth().verifyIdToken(idToken);
  const signedInAgo = (ms: number) => {
    const auth_time = Math.floor((Date.now() - ms) / SECOND_MS);
    return requireAccountHolder({ auth: { uid, token: { ...token, auth_time }, rawToken: idToken } });
  };

  expect(await signedInAgo(LINK_SESSION_DAYS * DAY_MS - MINUTE_MS)).toMatchObject({ uid });
  await expect(signedInAgo(LINK_SESSION_DAYS * DAY_MS)).rejects.toMatchObject({ code: 'unauthenticated' });
});
