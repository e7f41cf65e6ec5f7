import { SIGN_IN_LINK_LIFETIME_MS } from '@prayer-community/domain/auth/link-sign-in';
import { afterEach, expect, it, vi } from 'vitest';
import { requestedLink, storeRequestedLink } from './requested-link.ts';

afterEach(() => void vi.useRealTimers());

it('who requested a link, and in which circle, is known as long as the link works, and then removed', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const link = { email: 'anna@example.org', circleId: 'tuesday' };
  storeRequestedLink(link);

  vi.setSystemTime(Date.now() + SIGN_IN_LINK_LIFETIME_MS);
  expect(requestedLink()).toEqual(link);

  vi.setSystemTime(Date.now() + 1);
  expect(requestedLink()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it('an address without a time, which earlier versions stored, is removed', () => {
  localStorage.setItem('prayer-community.sign-in-email', 'anna@example.org');

  expect(requestedLink()).toBeNull();
  expect(localStorage).toHaveLength(0);
});
