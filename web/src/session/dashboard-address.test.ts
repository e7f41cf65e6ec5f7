import { afterEach, expect, it } from 'vitest';
import { dashboardAddress, forgetRequestAskedFor, keepRequestAskedFor } from './dashboard-address.ts';

afterEach(() => sessionStorage.clear());

it('a sign-in leads to the request of the link that it interrupted, once', () => {
  keepRequestAskedFor('?request=3f1c&view=archived');
  expect(dashboardAddress()).toBe('/prayerteam/dashboard?request=3f1c');

  forgetRequestAskedFor();
  expect(dashboardAddress()).toBe('/prayerteam/dashboard');
});

it('a sign-in that nothing led to leads to the dashboard', () => {
  keepRequestAskedFor('');

  expect(dashboardAddress()).toBe('/prayerteam/dashboard');
});
