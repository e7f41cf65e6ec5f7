import { logger } from 'firebase-functions/logger';
import { expect, it, onTestFinished, vi } from 'vitest';
import { failureOfSending, failureOfStatus, MessageNotAcceptedError } from './message-not-accepted-error.ts';

it.each([
  [400, 'not_accepted'],
  [404, 'not_accepted'],
  [401, 'not_authorized'],
  [403, 'not_authorized'],
  [408, 'unreachable'],
  [429, 'unreachable'],
  [500, 'unreachable'],
  [503, 'unreachable'],
])('status %i means %s', (status, failure) => {
  expect(failureOfStatus(status)).toBe(failure);
});

function watchErrors() {
  const write = vi.spyOn(logger, 'write').mockReturnValue();
  onTestFinished(() => write.mockRestore());
  return write;
}

it('failureOfSending logs an unexpected error with its stack, but without its message', () => {
  const write = watchErrors();

  expect(failureOfSending(new TypeError('Pray for Ruth'))).toBe('unexpected');

  const stack_trace = expect.stringMatching(/^TypeError: A message could not be sent\n {4}at /);
  const entry = { severity: 'ERROR', message: 'A message could not be sent', stack_trace };
  expect(write).toHaveBeenCalledExactlyOnceWith(entry);
  expect(JSON.stringify(write.mock.calls)).not.toContain('Ruth');
});

it('failureOfSending does not log what a provider answered', () => {
  const write = watchErrors();

  expect(failureOfSending(new MessageNotAcceptedError('unreachable'))).toBe('unreachable');

  expect(write).not.toHaveBeenCalled();
});
