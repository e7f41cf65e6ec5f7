import { afterEach, expect, it } from 'vitest';
import { addressAfterSignIn, forgetAddress, rememberAddress } from './address-after-sign-in.ts';

afterEach(() => sessionStorage.clear());

it.each([
  { pathname: '/prayerteam/dashboard', search: '?request=3f1c&view=archived' },
  { pathname: '/prayerteam/intake', search: '' },
])('a sign-in returns once to $pathname$search, which it interrupted', ({ pathname, search }) => {
  rememberAddress({ pathname, search });
  expect(addressAfterSignIn()).toBe(pathname + search);

  forgetAddress();
  expect(addressAfterSignIn()).toBe('/prayerteam/dashboard');
});
