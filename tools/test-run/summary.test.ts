import { expect, it } from 'vitest';
import { summarize } from './summary.ts';
import type { Failure } from './tally.ts';

const A_SCREEN = 40;

const journey: Failure = {
  title: 'wall.e2e.ts:2 › a visitor prays',
  message: 'Error: not visible\nCall log:\n  - waiting for a button\n  - and more\n  - and more',
  artifacts: ['.cache/test-results/wall/test-failed-1.png', '.cache/test-results/wall/trace.zip'],
  command: 'npm test -- journeys wall.e2e.ts:2',
};

it('the summary is one line if everything passes', () => {
  expect(summarize({ passed: 3, failures: [] })).toEqual(['3 passed, 0 failed']);
});

it('the summary shows what failed, where its screenshot is, and how to run it', () => {
  expect(summarize({ passed: 3, failures: [journey] })).toEqual([
    '✗ wall.e2e.ts:2 › a visitor prays',
    '    Error: not visible',
    '    Call log:',
    '      - waiting for a button',
    '      - and more',
    '      - and more',
    '    see .cache/test-results/wall: test-failed-1.png, trace.zip',
    '    run npm test -- journeys wall.e2e.ts:2',
    '3 passed, 1 failed',
  ]);
});

it('the summary shortens a long line but not a command', () => {
  const long = 'x'.repeat(500);
  const [title = '', message = '', command] = summarize({
    passed: 0,
    failures: [{ title: long, message: long, artifacts: [], command: long }],
  });
  expect([title.length, message.length]).toEqual([160, 160]);
  expect(command).toBe(`    run ${long}`);
});

it.each([1, 2, 3, 4])('the summary shows as much of each of %i messages as fits on one screen', (count) => {
  const long = { ...journey, message: Array<string>(50).fill('a line of a difference').join('\n') };
  const lines = summarize({ passed: 0, failures: Array<Failure>(count).fill(long) });
  expect(lines.filter((line) => line.startsWith('✗'))).toHaveLength(count);
  expect(lines.length).toBeLessThan(A_SCREEN);
  expect(lines.length).toBeGreaterThan(A_SCREEN - 2 - count);
});

it.each([
  [{ ...journey, artifacts: [] }, 10],
  [journey, 9],
])('the summary fits many failures on one screen', (failure, shown) => {
  const lines = summarize({ passed: 0, failures: Array<Failure>(30).fill(failure) });
  expect(lines.length).toBeLessThan(A_SCREEN);
  expect(lines.filter((line) => line.startsWith('✗'))).toHaveLength(shown);
  expect(lines.slice(-2)).toEqual([`… and ${30 - shown} more`, '0 passed, 30 failed']);
});
