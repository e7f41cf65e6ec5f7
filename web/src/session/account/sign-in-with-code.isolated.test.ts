import { FirebaseError } from 'firebase/app';
import { signInWithCustomToken } from 'firebase/auth';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerCalls } from '../../testing/answer-calls.ts';
import { signOutStaff } from '../sign-out.ts';
import { signInWithCode } from './sign-in-with-code.ts';

vi.mock('../../firebase/auth.ts', () => ({ auth: { currentUser: null } }));
vi.mock('../sign-out.ts', () => ({ signOutStaff: vi.fn() }));
vi.mock('firebase/auth', () => ({ signInWithCustomToken: vi.fn() }));

const REDEEMED = { result: { success: true, token: 'a-token', deviceToken: null } };
const USED = { result: { success: false, error: 'This sign-in link is invalid.' } };
const failure = (code: string) => new FirebaseError(code, 'no session');

beforeEach(() => void vi.resetAllMocks());

it('a sign-in by link first ends the session of staff on this device', async () => {
  answerCalls(REDEEMED);

  await signInWithCode('anna@example.org', 'accepted');

  expect(signOutStaff).toHaveBeenCalledBefore(vi.mocked(signInWithCustomToken));
});

it('a sign-in by link that is refused leaves the session of staff open', async () => {
  answerCalls(USED);

  await expect(signInWithCode('anna@example.org', 'refused')).rejects.toMatchObject({ code: 'refused' });

  expect(signOutStaff).not.toHaveBeenCalled();
});

it.each([
  ['started', signInWithCustomToken, 'code-0'],
  ['replaced', signOutStaff, 'code-1'],
])(
  'a link that was redeemed while the session could not be %s starts it on the next attempt',
  async (_what, step, oobCode) => {
    const sent = answerCalls(REDEEMED, USED);
    const noConnection = failure('auth/network-request-failed');
    vi.mocked(step).mockRejectedValueOnce(noConnection).mockRejectedValueOnce(noConnection);
    for (const _attempt of ['first', 'second']) {
      await expect(signInWithCode('anna@example.org', oobCode)).rejects.toMatchObject({
        code: 'unreachable',
      });
    }

    await signInWithCode('anna@example.org', oobCode);

    expect(sent).toHaveLength(1);
    expect(vi.mocked(signInWithCustomToken).mock.lastCall?.[1]).toBe('a-token');
  },
);

it.each([
  ['another address', 'auth/network-request-failed', 'ruth@example.org', 'code-2', 'code-2'],
  ['another link', 'auth/network-request-failed', 'anna@example.org', 'code-3', 'code-4'],
  ['a session that was refused', 'auth/user-disabled', 'anna@example.org', 'code-5', 'code-5'],
])('a redeemed link starts no session for %s', async (_what, code, email, redeemed, oobCode) => {
  const sent = answerCalls(REDEEMED, USED);
  vi.mocked(signInWithCustomToken).mockRejectedValueOnce(failure(code));
  await expect(signInWithCode('anna@example.org', redeemed)).rejects.toMatchObject({ code: 'unreachable' });

  await expect(signInWithCode(email, oobCode)).rejects.toMatchObject({ code: 'refused' });

  expect(sent).toHaveLength(2);
});
