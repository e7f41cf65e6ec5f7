import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useUnderway } from './use-underway.ts';

function tasks() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const results: (string | undefined)[] = [];
  const hook = renderHook(useUnderway);
  const task = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  return {
    begun,
    results,
    isUnderway: () => hook.result.current[0],
    /** Runs the tasks before the hook renders again. */
    run: (...names: string[]) =>
      act(() => {
        for (const name of names) {
          void hook.result.current[1](task(name)).then((result) => results.push(result));
        }
      }),
    end: () => act(async () => ends.shift()?.()),
    fail: () => act(() => hook.result.current[1](() => Promise.reject(new Error('refused')))),
  };
}

it('a task is underway until it is done, and its result is returned', async () => {
  const { isUnderway, run, end, results } = tasks();
  expect(isUnderway()).toBe(false);
  run('first');
  expect(isUnderway()).toBe(true);

  await end();

  expect(isUnderway()).toBe(false);
  expect(results).toEqual(['first']);
});

it('a task is ignored while another is underway, even before the screen shows so', async () => {
  const { begun, run, end, results } = tasks();

  run('first', 'second');
  run('third');
  await end();

  expect(begun).toEqual(['first']);
  expect(results).toEqual([undefined, undefined, 'first']);
});

it('after a task has failed, another can run', async () => {
  const { begun, isUnderway, run, fail } = tasks();

  await expect(fail()).rejects.toThrow('refused');

  expect(isUnderway()).toBe(false);
  run('next');
  expect(begun).toEqual(['next']);
});
