import { expect, it } from 'vitest';
import { CALLS_WATCHED, NetworkWatch } from './network-watch.ts';

const watched = (networks: readonly string[]) => {
  const watch = new NetworkWatch();
  return networks.map((network) => watch.record(network));
};

const alike = (count: number, network = '203.0.113.7') => Array.from({ length: count }, () => network);

it('NetworkWatch reports only once that all callers look alike', () => {
  const doubts = watched(alike(CALLS_WATCHED + 10));

  expect(doubts.indexOf('all_alike')).toBe(CALLS_WATCHED - 1);
  expect(doubts.filter((doubt) => doubt !== null)).toHaveLength(1);
});

it('NetworkWatch reports nothing if one caller differs, even if many calls follow', () => {
  const doubts = watched([...alike(CALLS_WATCHED - 1), '198.51.100.1', ...alike(2 * CALLS_WATCHED)]);

  expect(new Set(doubts)).toEqual(new Set([null]));
});

it.each(['10.0.0.7', '192.168.1.7', '169.254.1.1', '100.64.0.1', 'fd00:1:2:3::/64', 'unknown'])(
  'NetworkWatch reports only the first caller from %s, which is no public address',
  (network) => {
    expect(watched(['203.0.113.7', network, network, '10.0.0.8'])).toEqual([null, 'not_public', null, null]);
  },
);

it.each(['127.0.0.1', '::/64', '8.8.8.8', '2600:1:2:3::/64'])(
  'NetworkWatch reports nothing about a caller from %s',
  (network) => {
    expect(watched([network])).toEqual([null]);
  },
);

it('NetworkWatch reports nothing about the callers of a local backend', () => {
  expect(new Set(watched(alike(2 * CALLS_WATCHED, '127.0.0.1')))).toEqual(new Set([null]));
});
