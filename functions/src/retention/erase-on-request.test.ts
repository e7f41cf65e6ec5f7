import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { INVITATION_REFUSALS } from '@prayer-community/domain/prayer-circles/circle-membership';
import { newCirclePrayer } from '@prayer-community/domain/prayer-circles/circle-prayer';
import { refusal } from '@prayer-community/domain/refusal';
import { expect, it } from 'vitest';
import { circlePrayers } from '../data/circle.ts';
import { invitations } from '../data/invitation.ts';
import { posts } from '../data/post.ts';
import { ERASERS } from '../erasers.ts';
import { profiles } from '../platform/staff-account.ts';
import { resultOf } from '../testing/call-function.ts';
import { createMember, membersOf, randomEmail, storeCircle } from '../testing/circle-member.ts';
import { followLink, invite } from '../testing/invitation-steps.ts';
import { createStaffMember } from '../testing/staff-member.ts';
import { storeRequest } from '../testing/stored-request.ts';
import { testAuth, testFirestore } from '../testing/test-backend.ts';
import { describeErasure, eraseOnRequest } from './erase-on-request.ts';

const db = testFirestore();

it('erasing a person who is only in prayer circles ends their memberships and closes their account', async () => {
  const [leader, guest] = [await createMember(), await createMember()];
  const circleId = await storeCircle(leader, guest);
  const erasure = { kind: 'member', id: guest.uid } as const;
  expect(await describeErasure(db, testAuth(), erasure)).toBe(guest.email);

  await eraseOnRequest(db, erasure, ERASERS, new Date());

  expect(await membersOf(circleId)).toEqual({ counted: 1, uids: [leader.uid] });
  expect(await describeErasure(db, testAuth(), erasure)).toBeNull();
});

it('erasing a person whose account is gone ends their memberships of prayer circles', async () => {
  const [leader, guest] = [await createMember(), await createMember()];
  const circleId = await storeCircle(leader, guest);
  await testAuth().deleteUser(guest.uid);
  const erasure = { kind: 'member', id: guest.uid } as const;
  expect(await describeErasure(db, testAuth(), erasure)).toBe('a deleted account in prayer circles');

  await eraseOnRequest(db, erasure, ERASERS, new Date());

  expect(await membersOf(circleId)).toEqual({ counted: 1, uids: [leader.uid] });
  expect(await describeErasure(db, testAuth(), erasure)).toBeNull();
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

it('erasing a person deletes the prayers they shared in circles, also in a circle they left or without an account', async () => {
  const [leader, guest] = [await createMember(), await createMember()];
  const [left, joined] = [await storeCircle(leader), await storeCircle(leader, guest)];
  const share = (circleId: string, { uid }: { uid: string }) =>
    circlePrayers(db, circleId).add(newCirclePrayer('For my mother.', uid, new Date()));
  const other = await share(left, leader);
  await Promise.all([share(left, guest), share(joined, guest)]);
  const prayersIn = async (circleId: string) =>
    (await circlePrayers(db, circleId).get()).docs.map(({ id }) => id);

  const erasure = { kind: 'member', id: guest.uid } as const;
  const erased = await eraseOnRequest(db, erasure, ERASERS, new Date());

  expect(erased).toEqual([{ kind: 'circle_prayers', id: guest.uid }, erasure]);
  expect([await prayersIn(left), await prayersIn(joined)]).toEqual([[other.id], []]);

  const late = await share(left, guest);
  expect(await describeErasure(db, testAuth(), erasure)).toBe('a deleted account with prayers in circles');
  await eraseOnRequest(db, erasure, ERASERS, new Date());
  expect(await prayersIn(left)).not.toContain(late.id);
});

it('describeErasure names what would be erased, without its text, and says if it is the last leader', async () => {
  const created_at = new Date('2026-11-24T10:00:00Z');
  const request = await storeRequest({ requester_display: 'Ama', created_at });
  const post = posts(db).doc();
  await post.set(newWallPost('For peace.', null, true, created_at));
  await db.recursiveDelete(profiles(db));
  const [leader, team] = [await createStaffMember('leadership'), await createStaffMember()];
  const describe = (kind: 'request' | 'post' | 'member', id: string) =>
    describeErasure(db, testAuth(), { kind, id });

  expect(await describe('request', request.id)).toBe('Ama, 2026-11-24');
  expect(await describe('post', post.id)).toBe('anonymous, 2026-11-24');
  expect(await describe('member', team.uid)).toBe('Ruth Meyer, prayer_team');
  expect(await describe('member', leader.uid)).toBe('Ruth Meyer, leadership: the last leader');
  await createStaffMember('leadership');
  expect(await describe('member', leader.uid)).toBe('Ruth Meyer, leadership');
});

it('an unknown ID has nothing to erase', async () => {
  for (const kind of ['request', 'post', 'member'] as const) {
    expect(await describeErasure(db, testAuth(), { kind, id: 'nothing' })).toBeNull();
  }
});
