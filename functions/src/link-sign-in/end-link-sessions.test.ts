import { SIGN_IN_LINK_REFUSALS } from '@prayer-community/domain/auth/link-sign-in';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { HOUR_MS, SECOND_MS } from '@prayer-community/domain/fields/durations';
import { refusal } from '@prayer-community/domain/refusal';
import { expect, it, vi } from 'vitest';
import { pseudonym } from '../platform/pseudonym.ts';
import { resultOf } from '../testing/call-function.ts';
import { createMember, type TestMember } from '../testing/circle-member.ts';
import { testAuth, testFirestore } from '../testing/test-backend.ts';

const endAll = ({ idToken }: TestMember) => resultOf('endLinkSessions', {}, { idToken });

/** The emulator renews revoked sessions. Authentication itself does not. */
const renewable = ({ idToken }: TestMember) => testAuth().verifyIdToken(idToken, true);

it('a member who signs out on all devices ends their sessions, and no one else’s', async () => {
  const [lost, friend] = [await createMember(), await createMember()];
  const current = await createMember(lost.email);
  const { auth_time: begun } = await renewable(current);
  // Account times are stored in whole seconds.
  await vi.waitFor(() => expect(Date.now() / SECOND_MS).toBeGreaterThan(begun + 1), 5000);

  expect(await endAll(current)).toEqual({ success: true });

  for (const ended of [lost, current]) {
    await expect(renewable(ended)).rejects.toMatchObject({ code: 'auth/id-token-revoked' });
  }
  expect(await renewable(friend)).toMatchObject({ uid: friend.uid });
  const next = await createMember(lost.email);
  expect(await renewable(next)).toMatchObject({ uid: lost.uid, by_link: true });
});

it('a member can sign out on all devices twenty times an hour, and others are not affected', async () => {
  const [member, friend] = [await createMember(), await createMember()];
  await testFirestore()
    .collection(COLLECTIONS.rateLimits)
    .doc(`sign_outs_by_${pseudonym('account', member.uid)}`)
    .set({ count: 20, expires_at: new Date(Date.now() + HOUR_MS) });

  expect(await endAll(member)).toEqual(refusal(SIGN_IN_LINK_REFUSALS.tooManySignOuts));
  expect(await endAll(friend)).toEqual({ success: true });
});
