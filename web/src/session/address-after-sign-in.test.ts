import { afterEach, expect, it } from 'vitest';
import { addressAfterSignIn, forgetAddress, rememberAddress } from './address-after-sign-in.ts';

afterEach(() => sessionStorage.clear());

it.each([
  { pathname: '/prayerteam/dashboard', search: '?request=3f1c&view=archived' },
  { pathname: '/prayerteam/intake', search: '' },
])('a sign-in returns once to $pathname$search, which it interrupted', ({ pathname, search }) => {
  rememberAddress({ pathname, search }, null);
  expect(addressAfterSignIn('ruth')).toBe(pathname + search);

  forgetAddress();
  expect(addressAfterSignIn('ruth')).toBe('/prayerteam/dashboard');
});

it('a sign-in does not return to the screen on which another member was interrupted', () => {
  rememberAddress({ pathname: '/prayerteam/moderation', search: '' }, 'ruth');
  expect(addressAfterSignIn('miriam')).toBe('/prayerteam/dashboard');
  expect(addressAfterSignIn('ruth')).toBe('/prayerteam/moderation');

  rememberAddress({ pathname: '/prayerteam/intake', search: '' }, null);
  expect(addressAfterSignIn('miriam')).toBe('/prayerteam/intake');
});
