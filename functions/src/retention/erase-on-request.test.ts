import { INVITATION_REFUSALS } from '@prayer-community/domain/prayer-circles/circle-membership';
import { refusal } from '@prayer-community/domain/refusal';
import { expect, it } from 'vitest';
import { invitations } from '../data/invitation.ts';
import { ERASERS } from '../erasers.ts';
import { resultOf } from '../testing/call-function.ts';
import { createMember, membersOf, randomEmail, storeCircle } from '../testing/circle-member.ts';
import { followLink, invite } from '../testing/invitation-steps.ts';
import { testAuth, testFirestore } from '../testing/test-backend.ts';
import { eraseOnRequest, isThereToErase } from './erase-on-request.ts';

const db = testFirestore();

it('erasing a person who is only in prayer circles ends their memberships and closes their account', async () => {
  const [leader, guest] = [await createMember(), await createMember()];
  const circleId = await storeCircle(leader, guest);
  const erasure = { kind: 'member', id: guest.uid } as const;
  expect(await isThereToErase(db, testAuth(), erasure)).toBe(true);

  await eraseOnRequest(db, erasure, ERASERS, new Date());

  expect(await membersOf(circleId)).toEqual({ counted: 1, uids: [leader.uid] });
  expect(await isThereToErase(db, testAuth(), erasure)).toBe(false);
});

it('erasing a member of a circle deletes the invitations to their address, and an open link is no longer accepted', async () => {
  const leader = await createMember();
  const [email, otherEmail] = [randomEmail(), randomEmail()];
  const [joined, open] = [await storeCircle(leader), await storeCircle(leader)];
  const guest = await followLink(await invite(leader, joined, email));
  const link = await invite(leader, open, email);
  await invite(leader, open, otherEmail);
  const invited = (address: string) => invitations(db).where('address', '==', address).get();
  expect((await invited(email)).size).toBe(2);

  await eraseOnRequest(db, { kind: 'member', id: guest.uid }, ERASERS, new Date());

  expect((await invited(email)).size).toBe(0);
  expect((await invited(otherEmail)).size).toBe(1);
  expect(await resultOf('acceptInvitation', link)).toEqual(refusal(INVITATION_REFUSALS.invalid));
});

it('an unknown ID has nothing to erase', async () => {
  for (const kind of ['request', 'post', 'member'] as const) {
    expect(await isThereToErase(db, testAuth(), { kind, id: 'nothing' })).toBe(false);
  }
});
