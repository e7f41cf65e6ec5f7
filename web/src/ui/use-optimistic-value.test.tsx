import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOptimisticValue } from './use-optimistic-value.ts';

function choice(stored: string) {
  const answers: ((isGranted: boolean) => void)[] = [];
  const asked: string[] = [];
  const ask = (value: string) => {
    asked.push(value);
    return new Promise<boolean>((resolve) => answers.push(resolve));
  };
  const hook = renderHook((props: { stored: string }) => useOptimisticValue(props.stored, ask), {
    initialProps: { stored },
  });
  return {
    asked,
    shown: () => hook.result.current.shown,
    choose: (value: string) => act(async () => hook.result.current.choose(value)),
    store: (value: string) => hook.rerender({ stored: value }),
    answer: (isGranted: boolean) => act(async () => answers.shift()?.(isGranted)),
  };
}

it('a chosen value is shown immediately until the stored value arrives', async () => {
  const role = choice('team');
  await role.choose('lead');
  expect(role.shown()).toBe('lead');

  await role.answer(true);
  expect(role.shown()).toBe('lead');
  role.store('lead');
  role.store('team');
  expect(role.shown()).toBe('team');
});

it('the previous value is shown again if the choice is refused', async () => {
  const role = choice('team');
  await role.choose('lead');

  await role.answer(false);

  expect(role.shown()).toBe('team');
});

it('a second choice stays shown while the first one is stored', async () => {
  const role = choice('team');
  await role.choose('lead');
  await role.choose('team');

  role.store('lead');
  expect(role.shown()).toBe('team');
  await role.answer(true);
  await role.answer(true);
  role.store('team');
  expect(role.shown()).toBe('team');
  role.store('lead');
  expect(role.shown()).toBe('lead');
});

it('only one choice is sent at a time, the next one after it, and none for the shown value', async () => {
  const role = choice('team');
  await role.choose('team');
  await role.choose('lead');
  await role.choose('team');
  await role.answer(false);

  expect(role.asked).toEqual(['lead', 'team']);
  expect(role.shown()).toBe('team');
});
