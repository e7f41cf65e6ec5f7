import { expect, it } from 'vitest';
import { recorderStatus } from './recorder-status.ts';

it.each([
  [180, 'Recording.'],
  [30.01, 'Recording.'],
  [30, 'Recording. Less than 30 seconds left.'],
  [10.01, 'Recording. Less than 30 seconds left.'],
  [10, 'Recording. Less than 10 seconds left.'],
  [0, 'Recording. Less than 10 seconds left.'],
])('the status with %d seconds left is: %s', (secondsLeft, status) => {
  expect(recorderStatus({ name: 'recording' }, secondsLeft)).toBe(status);
});

it('the status says why a recording ended if the visitor did not stop it', () => {
  const recording = new Blob(['sound']);
  expect(recorderStatus({ name: 'recorded', recording, endedBy: 'limit' }, 0)).toContain('the limit of');
  expect(recorderStatus({ name: 'recorded', recording, endedBy: 'interrupted' }, 90)).toContain(
    'was interrupted',
  );
});
