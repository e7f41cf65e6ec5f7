import { expect, it, vi } from 'vitest';
import { isUsableLink } from './is-usable-link.ts';

// Firebase Auth does not run in jsdom.
const checkActionCode = vi.hoisted(() => vi.fn());
vi.mock('firebase/auth', () => ({ checkActionCode }));
vi.mock('../firebase/auth.ts', () => ({ auth: {} }));

it.each([
  ['auth/expired-action-code', false],
  ['auth/invalid-action-code', false],
  ['auth/user-disabled', false],
  ['auth/user-not-found', false],
  ['auth/network-request-failed', true],
])('a link whose check fails with %s counts as usable: %s', async (code, isUsable) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  checkActionCode.mockRejectedValueOnce(Object.assign(new Error('not checked'), { code }));

  expect(await isUsableLink('a-code')).toBe(isUsable);
});

it('a link that was checked counts as usable', async () => {
  checkActionCode.mockResolvedValueOnce({});

  expect(await isUsableLink('a-code')).toBe(true);
});
