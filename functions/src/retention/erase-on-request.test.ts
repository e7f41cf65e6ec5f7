import { expect, it } from 'vitest';
import { ERASERS } from '../erasers.ts';
import { createMember, membersOf, storeCircle } from '../testing/circle-member.ts';
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

it('an unknown ID has nothing to erase', async () => {
  for (const kind of ['request', 'post', 'member'] as const) {
    expect(await isThereToErase(db, testAuth(), { kind, id: 'nothing' })).toBe(false);
  }
});
