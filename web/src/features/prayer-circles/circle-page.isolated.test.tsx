import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { circlePath } from '../../config/paths.ts';
import type { AccountSession } from '../../session/account/account-session.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const edge = vi.hoisted(() => ({ session: vi.fn<() => AccountSession>() }));
// Firebase Auth does not run in jsdom.
vi.mock('../../session/account/account-auth.ts', () => ({
  watchAccountSession: (onSession: (session: AccountSession) => void) => {
    act(() => onSession(edge.session()));
    return () => undefined;
  },
}));

it.each([
  { state: 'signedOut', reason: null },
  { state: 'signedIn', uid: 'ruth', email: 'ruth@example.org', displayName: null, isStaff: false },
] as const)('the page of a circle has a heading and a title for %j', async (session) => {
  edge.session.mockReturnValue(session);

  await openScreen(circlePath('a-circle'));

  expect(await screen.findByRole('heading', { level: 1, name: 'Prayer Circle' })).toBeVisible();
  expect(document.title).toMatch(/^Prayer Circle( ·|$)/);
});
