import { describe, expect, it } from 'vitest';
import { selectTests } from './projects.ts';

describe('selectTests', () => {
  it('takes all projects when asked for nothing', () => {
    const { projects, isWhole } = selectTests([]);
    expect(projects).toEqual(['domain', 'local', 'web', 'rules', 'functions', 'local-differential', 'e2e']);
    expect(isWhole).toBe(true);
  });

  it('takes the named projects only', () => {
    expect(selectTests(['rules', 'domain'])).toEqual({
      projects: ['rules', 'domain'],
      isWhole: false,
      vitestArguments: [],
    });
  });

  it('hands everything else to vitest', () => {
    expect(selectTests(['functions', 'sign-in', '-t', 'refuses'])).toMatchObject({
      projects: ['functions'],
      vitestArguments: ['sign-in', '-t', 'refuses'],
    });
  });
});
