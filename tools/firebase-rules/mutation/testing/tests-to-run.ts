import { beforeAll, describe, expect, it } from 'vitest';

// A stand-in for a rules test file. The tests of this tool run it in a test process.
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
