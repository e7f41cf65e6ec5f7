import { describe, expect, it } from 'vitest';
import { requireNoFunctions } from './require-no-functions.ts';

const answering = (answer: unknown) => ({
  async call({ api, path }: { api: string; path: string }) {
    expect({ api, path }).toEqual({
      api: 'cloudfunctions',
      path: 'v2/projects/our-church/locations/-/functions?pageSize=500',
    });
    return answer;
  },
});

describe('requireNoFunctions', () => {
  it.each([
    ['no functions', {}],
    ['no functions and never had any', null],
  ])('accepts a project that has %s', async (_what, answer) => {
    await expect(requireNoFunctions(answering(answer), 'our-church')).resolves.toBeUndefined();
  });

  it('rejects a project with a function that the import would trigger', async () => {
    const answer = { functions: [{ name: 'projects/our-church/locations/us-central1/functions/countPost' }] };

    await expect(requireNoFunctions(answering(answer), 'our-church')).rejects.toThrow(
      'our-church has functions',
    );
  });
});
