import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../project.ts';
import { addTallies, tallyPlaywright, tallyVitest } from './tally.ts';

describe('tallyVitest', () => {
  const FAILED = `AssertionError: \u001B[31mexpected 1 to be 2\u001B[39m
    at /repository/domain/some.test.ts:2:1`;
  const file = (status: string, ...tests: string[]) => ({
    name: join(REPOSITORY, 'domain', 'some.test.ts'),
    status,
    message: status === 'failed' ? 'Error: Cannot find module' : '',
    assertionResults: tests.map((test) => ({
      status: test,
      fullName: "it's a rule (or not)",
      failureMessages: test === 'failed' ? [FAILED] : [],
    })),
  });
  const tally = (...testResults: object[]) => tallyVitest({ testResults });

  it('counts passed and failed tests, ignores skipped ones, and says how to run the failed one', () => {
    expect(tally(file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed', 'skipped'))).toEqual({
      passed: 3,
      failures: [
        {
          title: "domain/some.test.ts › it's a rule (or not)",
          message: 'AssertionError: expected 1 to be 2',
          artifacts: [],
          command: "npx vitest run domain/some.test.ts -t 'it'\\''s a rule \\(or not\\)$'",
        },
      ],
    });
  });

  it('reports that a test timed out', () => {
    const slow = file('failed', 'failed');
    const [test] = slow.assertionResults;
    const timedOut = {
      ...test,
      failureMessages: ['Error: STACK_TRACE_ERROR\n    at task (some.test.ts:2:1)'],
    };

    expect(tally({ ...slow, assertionResults: [timedOut] }).failures).toMatchObject([
      { message: 'It took longer than a test may.' },
    ]);
  });

  it.each([
    ['could not be loaded', file('failed'), 0],
    ['has a failed hook', file('failed', 'passed'), 1],
  ])('counts a file that %s as one failure', (_, broken, passed) => {
    expect(tally(broken)).toEqual({
      passed,
      failures: [
        {
          title: 'domain/some.test.ts',
          message: 'Error: Cannot find module',
          artifacts: [],
          command: 'npx vitest run domain/some.test.ts',
        },
      ],
    });
  });
});

describe('tallyPlaywright', () => {
  const spec = (status: string, line: number) => ({
    title: 'a visitor prays',
    file: 'wall.e2e.ts',
    line,
    tests: [
      {
        status,
        results: [
          {
            errors: status === 'unexpected' ? [{ message: 'Error: not visible\n    at wall.e2e.ts:3' }] : [],
            attachments: [{ path: join(REPOSITORY, '.cache/test-results/wall/trace.zip') }, { name: 'body' }],
          },
        ],
      },
    ],
  });

  it('counts journeys in all suites and names the artifacts of the failed one', () => {
    const suites = [
      {
        specs: [spec('expected', 1)],
        suites: [{ specs: [spec('unexpected', 2), spec('skipped', 3), spec('expected', 4)] }],
      },
    ];
    expect(tallyPlaywright({ suites, errors: [] }, 'journeys')).toEqual({
      passed: 2,
      failures: [
        {
          title: 'wall.e2e.ts:2 › a visitor prays',
          message: 'Error: not visible',
          artifacts: ['.cache/test-results/wall/trace.zip'],
          command: "npm test -- journeys wall.e2e.ts:2 -g 'a visitor prays'",
        },
      ],
    });
  });

  it('counts an error outside the journeys', () => {
    const { passed, failures } = tallyPlaywright(
      { suites: [], errors: [{ message: 'Error: no backend' }] },
      'journeys',
    );
    expect({ passed, messages: failures.map(({ message }) => message) }).toEqual({
      passed: 0,
      messages: ['Error: no backend'],
    });
  });
});

it('addTallies adds up passed tests and combines failures', () => {
  const failure = { title: 'lint', message: '', artifacts: [], command: 'npx biome check' };
  expect(
    addTallies([
      { passed: 1, failures: [failure] },
      { passed: 2, failures: [] },
    ]),
  ).toEqual({ passed: 3, failures: [failure] });
});
