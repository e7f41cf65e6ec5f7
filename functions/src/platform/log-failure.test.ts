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

it.each([9, 'auth/user-not-found'])('stackWithoutMessage names the code %j', (code) => {
  const logged = stackWithoutMessage('sendMail failed', Object.assign(failWith('Pray for Ruth'), { code }));

  expect(logged.split('\n')[0]).toBe(`TypeError: sendMail failed (code ${code})`);
});

it.each(['Pray for Ruth', '', null, { of: 'Ruth' }])(
  'stackWithoutMessage omits the code %j, which can be a text',
  (code) => {
    const logged = stackWithoutMessage('sendMail failed', Object.assign(failWith('Amen'), { code }));

    expect(logged).not.toMatch(/code|Ruth/);
  },
);
