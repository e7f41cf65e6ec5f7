import { logger } from 'firebase-functions/logger';
import { expect, it, onTestFinished, vi } from 'vitest';
import { callerNetwork, networkOf, subscriberOf } from './caller-network.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]:51234', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['unknown', 'unknown'],
])('networkOf maps %s to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::/64', '2001:db8:1::/48'],
  ['2001:db8:2:2::/64', '2001:db8:2::/48'],
  ['unknown', 'unknown'],
])('subscriberOf maps %s to %s', (network, subscriber) => {
  expect(subscriberOf(network)).toBe(subscriber);
});

it('callerNetwork returns the address that the front end saw, not the one that the caller claims', () => {
  const headers = { 'x-forwarded-for': '198.51.100.1, 2001:db8::1, 203.0.113.7' };
  const rawRequest = Object.assign(Object.create(null), { headers });
  expect(callerNetwork({ rawRequest })).toBe('203.0.113.7');
});

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
])('callerNetwork maps the address %s that the front end saw to %s', (seen, network) => {
  const rawRequest = Object.assign(Object.create(null), { headers: { 'x-forwarded-for': seen } });
  expect(callerNetwork({ rawRequest })).toBe(network);
});

it.each([
  ['2', '198.51.100.1, 203.0.113.7, 192.0.2.1', '203.0.113.7'],
  ['2', '203.0.113.7', '203.0.113.7'],
  ['3', '198.51.100.1, 203.0.113.7', '198.51.100.1'],
])('callerNetwork returns the address before %s trusted proxies in %s', (hops, forwarded, network) => {
  vi.stubEnv('TRUSTED_PROXY_HOPS', hops);
  onTestFinished(() => void vi.unstubAllEnvs());
  const rawRequest = Object.assign(Object.create(null), { headers: { 'x-forwarded-for': forwarded } });
  expect(callerNetwork({ rawRequest })).toBe(network);
});

it('callerNetwork warns of an address that is not public', () => {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const rawRequest = Object.assign(Object.create(null), { headers: { 'x-forwarded-for': '10.0.0.7' } });

  callerNetwork({ rawRequest });

  expect(warn).toHaveBeenCalledExactlyOnceWith('callerNetwork', { outcome: 'not_public' });
});
