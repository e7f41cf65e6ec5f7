import { circleMembersPath } from '@prayer-community/domain/collections';
import { CIRCLE_REFUSALS } from '@prayer-community/domain/prayer-circles/circle-membership';
import { newMember } from '@prayer-community/domain/prayer-circles/prayer-circle';
import { refusal } from '@prayer-community/domain/refusal';
import { expect, it } from 'vitest';
import { callFunction, resultOf } from '../testing/call-function.ts';
import { beginSession, createMember, storeCircle } from '../testing/circle-member.ts';
import { testAuth, testFirestore } from '../testing/test-backend.ts';

it('a member names their account, and the session that named it continues', async () => {
  const member = await createMember();

  expect(await resultOf('changeDisplayName', { displayName: ' Ruth Meyer ' }, member)).toEqual({
    success: true,
  });

  expect((await testAuth().getUser(member.uid)).displayName).toBe('Ruth Meyer');
  expect(await testAuth().verifyIdToken(member.idToken, true)).toMatchObject({ by_link: true });
  expect(await resultOf('changeDisplayName', { displayName: 'Ruth' }, member)).toEqual({ success: true });
});

it('a member who changes their name has the new one in all of their circles, and nobody else has it', async () => {
  const [member, friend] = [await createMember(), await createMember()];
  const circles = [await storeCircle(friend, member), await storeCircle(member)];

  await resultOf('changeDisplayName', { displayName: 'Ruth Meyer' }, member);

  const nameIn = async (circleId: string, uid: string) => {
    const membership = testFirestore().collection(circleMembersPath(circleId)).doc(uid);
    return (await membership.get()).get('display_name');
  };
  expect(await Promise.all(circles.map((circleId) => nameIn(circleId, member.uid)))).toEqual([
    'Ruth Meyer',
    'Ruth Meyer',
  ]);
  expect(await nameIn(circles[0] ?? '', friend.uid)).not.toBe('Ruth Meyer');
});

it('a member can change their name twenty times an hour, and others are not affected', async () => {
  const [member, friend] = [await createMember(), await createMember()];
  const rename = (displayName: string, { idToken }: { idToken: string }) =>
    resultOf('changeDisplayName', { displayName }, { idToken });
  for (let count = 1; count <= 20; count += 1) {
    expect(await rename(`Ruth ${count}`, member)).toEqual({ success: true });
  }

  expect(await rename('Ruth 21', member)).toEqual(refusal(CIRCLE_REFUSALS.tooManyNames));

  expect((await testAuth().getUser(member.uid)).displayName).toBe('Ruth 20');
  expect(await rename('Anna', friend)).toEqual({ success: true });
});

it('a member of more than 200 circles, which only a script creates, cannot change their name', async () => {
  const member = await createMember();
  const db = testFirestore();
  const memberships = Array.from({ length: 201 }, (_, index) =>
    db.collection(circleMembersPath(`${member.uid}-${index}`)).doc(member.uid),
  );
  const batch = db.batch();
  memberships.forEach((ref, index) => {
    batch.set(ref, newMember(`${member.uid}-${index}`, member.uid, 'Eve', new Date()));
  });
  await batch.commit();

  expect(await resultOf('changeDisplayName', { displayName: 'Ruth' }, member)).toEqual(
    refusal(CIRCLE_REFUSALS.tooManyCircles),
  );

  const renamed = await db.getAll(...memberships);
  expect(new Set(renamed.map((membership) => membership.get('display_name')))).toEqual(new Set(['Eve']));
  await memberships[0]?.delete();
  expect(await resultOf('changeDisplayName', { displayName: 'Ruth' }, member)).toEqual({ success: true });
});

it('an account without a proven address cannot be named', async () => {
  const idToken = await beginSession('signUp', {});
  const { uid } = await testAuth().verifyIdToken(idToken);

  expect(await callFunction('changeDisplayName', { displayName: 'Eve' }, { idToken })).toMatchObject({
    error: { status: 'UNAUTHENTICATED' },
  });

  expect((await testAuth().getUser(uid)).displayName).toBeUndefined();
});
