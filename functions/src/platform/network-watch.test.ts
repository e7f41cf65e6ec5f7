import { expect, it } from 'vitest';
import { CALLS_WATCHED, NetworkWatch } from './network-watch.ts';

const watched = (networks: readonly string[]) => {
  const watch = new NetworkWatch();
  return networks.map((network) => watch.record(network));
};

const alike = (count: number) => Array.from({ length: count }, () => '203.0.113.7');

it('NetworkWatch reports only once that all callers look alike', () => {
  const answers = watched(alike(CALLS_WATCHED + 10));

  expect(answers.indexOf(true)).toBe(CALLS_WATCHED - 1);
  expect(answers.filter(Boolean)).toHaveLength(1);
});

it('NetworkWatch reports nothing if one caller differs, even if many calls follow', () => {
  expect(watched([...alike(CALLS_WATCHED - 1), '198.51.100.1', ...alike(2 * CALLS_WATCHED)])).not.toContain(
    true,
  );
});
