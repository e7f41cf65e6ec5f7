import { afterEach, expect, it } from 'vitest';
import { forgetUrl, rememberUrl, urlAfterSignIn } from './url-after-sign-in.ts';

afterEach(() => sessionStorage.clear());

it.each([
  { pathname: '/prayerteam/dashboard', search: '?request=3f1c&view=archived' },
  { pathname: '/prayerteam/intake', search: '' },
])('a sign-in returns once to $pathname$search, which it interrupted', ({ pathname, search }) => {
  rememberUrl({ pathname, search }, null);
  expect(urlAfterSignIn('ruth')).toBe(pathname + search);

  forgetUrl();
  expect(urlAfterSignIn('ruth')).toBe('/prayerteam/dashboard');
});

it('a sign-in does not return to the screen on which another member was interrupted', () => {
  rememberUrl({ pathname: '/prayerteam/moderation', search: '' }, 'ruth');
  expect(urlAfterSignIn('miriam')).toBe('/prayerteam/dashboard');
  expect(urlAfterSignIn('ruth')).toBe('/prayerteam/moderation');

  rememberUrl({ pathname: '/prayerteam/intake', search: '' }, null);
  expect(urlAfterSignIn('miriam')).toBe('/prayerteam/intake');
});
