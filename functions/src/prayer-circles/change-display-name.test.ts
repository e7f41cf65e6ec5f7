import { expect, it } from 'vitest';
import { callFunction, resultOf } from '../testing/call-function.ts';
import { beginSession, createMember } from '../testing/circle-member.ts';
import { testAuth } from '../testing/test-backend.ts';

it('a member names their account, and the session that named it continues', async () => {
  const member = await createMember();

  expect(await resultOf('changeDisplayName', { displayName: ' Ruth Meyer ' }, member)).toEqual({
    success: true,
  });

  expect((await testAuth().getUser(member.uid)).displayName).toBe('Ruth Meyer');
  expect(await testAuth().verifyIdToken(member.idToken, true)).toMatchObject({ by_link: true });
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
