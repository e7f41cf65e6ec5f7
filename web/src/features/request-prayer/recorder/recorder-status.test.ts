import { expect, it } from 'vitest';
import { recorderStatus } from './recorder-status.ts';

it.each([
  [180, 'Recording.'],
  [30.01, 'Recording.'],
  [30, 'Recording. Less than 30 seconds left.'],
  [10.01, 'Recording. Less than 30 seconds left.'],
  [10, 'Recording. Less than 10 seconds left.'],
  [0, 'Recording. Less than 10 seconds left.'],
])('says with %d seconds left: %s', (secondsLeft, status) => {
  expect(recorderStatus({ name: 'recording' }, secondsLeft)).toBe(status);
});

it('says why a recording ended that the visitor did not stop', () => {
  const recording = new Blob(['sound']);
  expect(recorderStatus({ name: 'recorded', recording, endedBy: 'limit' }, 0)).toContain('the limit of');
  expect(recorderStatus({ name: 'recorded', recording, endedBy: 'interrupted' }, 90)).toContain(
    'was interrupted',
  );
});
