import { beforeAll, describe, expect, it } from 'vitest';

// Stands in for a file of rules' tests, in a process of tests that tests run.
let stored: string[] = [];

beforeAll(() => {
  stored = [process.env.RULES_FOLDER ?? ''];
});

describe('outer', () => {
  it('stores', () => {
    stored.push('first');
  });

  it('needs what was stored', () => {
    expect(stored).toContain('first');
  });
});

it('needs sound rules', () => {
  expect(stored).not.toContain('unsound');
});

it('is the last', () => {});
