import { afterEach, expect, it, vi } from 'vitest';
import { connectEarly } from './connect-early.ts';

const connected = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preconnect]')].map(
    ({ href, crossOrigin }) => ({
      href,
      crossOrigin,
    }),
  );
const anonymous = (host: string) => ({ href: `https://${host}.googleapis.com/`, crossOrigin: 'anonymous' });

afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllEnvs();
});

it.each([
  ['/prayerteam/dashboard', ['securetoken', 'identitytoolkit', 'firestore']],
  ['/belief-wall', ['firestore']],
  ['/daily-content', ['firestore']],
  ['/', []],
  ['/prayerteam', []],
])('%s connects to what it asks first', (path, hosts) => {
  vi.stubEnv('VITE_EMULATORS', undefined);
  connectEarly(path);
  expect(connected()).toEqual(hosts.map(anonymous));
});

it('connects to none of Google’s hosts beside the emulators', () => {
  vi.stubEnv('VITE_EMULATORS', '{}');
  connectEarly('/prayerteam/dashboard');
  expect(connected()).toEqual([]);
});
