import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../project.ts';
import { addTallies, describeTally, failedStep, tallyVitest } from './tally.ts';

const FAILURE = `AssertionError: expected 1 to be 2
    at /repository/domain/some.test.ts:2:1
    at file:///repository/node_modules/@vitest/runner/dist/chunk.js:1:1`;
const file = (status: string, ...tests: string[]) => ({
  name: join(REPOSITORY, 'domain', 'some.test.ts'),
  status,
  message: status === 'failed' ? 'Error: Cannot find module' : '',
  assertionResults: tests.map((test) => ({
    status: test,
    fullName: 'a rule holds',
    failureMessages: test === 'failed' ? [FAILURE] : [],
  })),
});
const report = (...testResults: object[]) => JSON.stringify({ testResults });

describe('tallyVitest', () => {
  it('counts tests, and says which failed; what was skipped counts as neither', () => {
    const run = report(file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed', 'skipped'));
    expect(tallyVitest(run, 1)).toEqual({
      passed: 3,
      failures: [
        'domain/some.test.ts > a rule holds\nAssertionError: expected 1 to be 2\n    at /repository/domain/some.test.ts:2:1',
      ],
    });
  });

  it('counts a file that could not be loaded as one failure', () => {
    expect(tallyVitest(report(file('failed'), file('passed', 'passed')), 1)).toEqual({
      passed: 1,
      failures: ['domain/some.test.ts\nError: Cannot find module'],
    });
  });

  it('counts a file whose hook failed after its tests had passed', () => {
    expect(tallyVitest(report(file('failed', 'passed')), 1)).toEqual({
      passed: 1,
      failures: ['domain/some.test.ts\nError: Cannot find module'],
    });
  });

  it('counts an error outside of any test', () => {
    expect(tallyVitest(report(file('passed', 'passed')), 1)).toEqual({
      passed: 1,
      failures: ['a run of tests, outside of any test'],
    });
  });

  it('counts a run that crashed before it reported', () => {
    expect(tallyVitest(null, 1)).toEqual({ passed: 0, failures: ['a run of tests, outside of any test'] });
  });

  it('finds nothing wrong with a run that has no tests yet', () => {
    expect(tallyVitest(report(), 0)).toEqual({ passed: 0, failures: [] });
  });
});

describe('the end of a run', () => {
  const lane = { passed: 2, failures: [] };

  it('is the sum', () => {
    expect(describeTally(addTallies([lane, lane]))).toBe('4 passed, 0 failed');
  });

  it('names what failed before it', () => {
    expect(describeTally(addTallies([lane, failedStep('Lint')]))).toBe('\nFailed: Lint\n2 passed, 1 failed');
  });
});
