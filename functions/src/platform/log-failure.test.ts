import { expect, it } from 'vitest';
import { stackWithoutMessage } from './log-failure.ts';

function failWith(message: string): Error {
  return new TypeError(message);
}

it('stackWithoutMessage returns the error type and stack frames', () => {
  const [first, ...frames] = stackWithoutMessage('sendMail failed', failWith('Pray for Ruth')).split('\n');

  expect(first).toBe('TypeError: sendMail failed');
  expect(frames.length).toBeGreaterThan(0);
  expect(frames[0]).toMatch(/^ {4}at failWith \(.*log-failure\.test\.ts:\d+:\d+\)$/);
});

it.each(['Pray for Ruth', 'Pray\n    at home for Ruth', 'Ruth', ''])(
  'stackWithoutMessage omits the message %j',
  (message) => {
    const logged = stackWithoutMessage('sendMail failed', failWith(message));

    expect(logged).not.toMatch(/Ruth|at home/);
    expect(logged).toContain('failWith');
  },
);

it('stackWithoutMessage omits a thrown string', () => {
  expect(stackWithoutMessage('sendMail failed', 'Pray for Ruth')).toBe('string: sendMail failed');
});
