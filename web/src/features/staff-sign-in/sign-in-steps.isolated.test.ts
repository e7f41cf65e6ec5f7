import { expect, it, vi } from 'vitest';
import { answerCalls } from '../../testing/answer-calls.ts';
import { completeSignIn } from './sign-in-steps.ts';

vi.mock('../../firebase/auth-actions.ts', () => {
  throw new Error('no connection');
});

it('a sign-in whose code cannot be loaded does not use up the challenge', async () => {
  const sent = answerCalls({ result: { success: true, token: 'a-token', deviceToken: null } });

  await expect(completeSignIn('x'.repeat(43))).rejects.toMatchObject({ code: 'unreachable' });

  expect(sent).toEqual([]);
});
