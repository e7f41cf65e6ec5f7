import { expect, it, vi } from 'vitest';
import { type GoogleAnswer, repeatTemporary } from './repeat-temporary.ts';

const OK: GoogleAnswer = { status: 200, body: {} };
const DISABLED: GoogleAnswer = {
  status: 403,
  body: { error: { message: 'It is disabled.', details: [{ reason: 'SERVICE_DISABLED' }] } },
};
const FORBIDDEN: GoogleAnswer = { status: 403, body: { error: { message: 'No.', details: [] } } };
const UNAVAILABLE: GoogleAnswer = { status: 503, body: 'Try later' };

/** Answers one request after another. */
function sendOf(...answers: (GoogleAnswer | Error)[]) {
  return vi.fn(async () => {
    const answer = answers.shift();
    if (!answer || answer instanceof Error) {
      throw answer ?? new Error('No more requests were expected');
    }
    return answer;
  });
}

it.each([
  ['a change whose API was enabled a moment ago', false, [DISABLED, DISABLED, OK]],
  ['a reading whose API was enabled a moment ago', true, [DISABLED, OK]],
  ['a reading that Google or the network fails', true, [UNAVAILABLE, new Error('reset'), OK]],
])('%s is repeated', async (_what, isRead, answers) => {
  const send = sendOf(...answers);

  expect(await repeatTemporary(send, isRead, [0, 0])).toBe(OK);
  expect(send).toHaveBeenCalledTimes(answers.length);
});

it.each([
  ['a change that Google fails, because it may have been made', false, UNAVAILABLE],
  ['a refusal', true, FORBIDDEN],
])('%s is not repeated', async (_what, isRead, answer) => {
  const send = sendOf(answer);

  expect(await repeatTemporary(send, isRead, [0, 0])).toBe(answer);
});

it('the last answer counts', async () => {
  expect(await repeatTemporary(sendOf(UNAVAILABLE, UNAVAILABLE), true, [0])).toBe(UNAVAILABLE);
  await expect(repeatTemporary(sendOf(UNAVAILABLE, new Error('reset')), true, [0])).rejects.toThrow('reset');
});
