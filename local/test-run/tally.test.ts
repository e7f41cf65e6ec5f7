import { describe, expect, it } from 'vitest';
import { addTallies, describeTally, tallyVitest } from './tally.ts';

const file = (status: string, ...tests: string[]) => ({
  name: '/repository/some.test.ts',
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});
const report = (...testResults: object[]) => JSON.stringify({ testResults });

describe('tallyVitest', () => {
  it('counts tests; what was skipped counts as neither', () => {
    const run = report(file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed', 'skipped'));
    expect(tallyVitest(run, 1)).toEqual({ passed: 3, failed: 1 });
  });

  it('counts a file that could not be loaded as one failure', () => {
    expect(tallyVitest(report(file('failed'), file('passed', 'passed')), 1)).toEqual({
      passed: 1,
      failed: 1,
    });
  });

  it('counts a file whose hook failed after its tests had passed', () => {
    expect(tallyVitest(report(file('failed', 'passed')), 1)).toEqual({ passed: 1, failed: 1 });
  });

  it('counts an error outside of any test', () => {
    expect(tallyVitest(report(file('passed', 'passed')), 1)).toEqual({ passed: 1, failed: 1 });
  });

  it('counts a run that crashed before it reported', () => {
    expect(tallyVitest(null, 1)).toEqual({ passed: 0, failed: 1 });
  });

  it('finds nothing wrong with a run that has no tests yet', () => {
    expect(tallyVitest(report(), 0)).toEqual({ passed: 0, failed: 0 });
  });
});

describe('the last line', () => {
  it('is the sum', () => {
    const sum = addTallies([
      { passed: 2, failed: 0 },
      { passed: 3, failed: 1 },
    ]);
    expect(describeTally(sum)).toBe('5 passed, 1 failed');
  });
});
