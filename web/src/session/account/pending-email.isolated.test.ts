import { SIGN_IN_LINK_LIFETIME_MS } from '@prayer-community/domain/auth/link-sign-in';
import { afterEach, expect, it, vi } from 'vitest';
import { pendingEmail, storePendingEmail } from './pending-email.ts';

afterEach(() => void vi.useRealTimers());

it('the address that requested a link is known as long as the link works, and then removed', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  storePendingEmail('anna@example.org');

  vi.setSystemTime(Date.now() + SIGN_IN_LINK_LIFETIME_MS);
  expect(pendingEmail()).toBe('anna@example.org');

  vi.setSystemTime(Date.now() + 1);
  expect(pendingEmail()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it('an address without a time, which earlier versions stored, is removed', () => {
  localStorage.setItem('prayer-community.sign-in-email', 'anna@example.org');

  expect(pendingEmail()).toBeNull();
  expect(localStorage).toHaveLength(0);
});
