import { afterEach, expect, it, vi } from 'vitest';
import { connectEarly } from './connect-early.ts';

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preconnect]')];
const anonymous = (host: string) => ({ href: `https://${host}.googleapis.com/`, crossOrigin: 'anonymous' });

afterEach(() => {
  for (const link of links()) {
    link.remove();
  }
  vi.unstubAllEnvs();
});

it.each([
  ['/prayerteam/dashboard', ['securetoken', 'identitytoolkit', 'firestore']],
  ['/belief-wall', ['firestore']],
  ['/daily-content', ['firestore']],
  ['/', []],
  ['/prayerteam', []],
])('%s preconnects to the hosts that it calls first', (path, hosts) => {
  vi.stubEnv('VITE_EMULATORS', undefined);
  connectEarly(path);
  expect(links().map(({ href, crossOrigin }) => ({ href, crossOrigin }))).toEqual(hosts.map(anonymous));
});

it('no Google host is preconnected when the emulators are used', () => {
  vi.stubEnv('VITE_EMULATORS', '{}');
  connectEarly('/prayerteam/dashboard');
  expect(links()).toEqual([]);
});
