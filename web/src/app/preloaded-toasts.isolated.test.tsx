import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { SignInPage } from '../features/link-sign-in/sign-in-page.tsx';
import { StatusPage } from '../features/status-page/status-page.tsx';
import { ConfirmAddressPage } from '../features/unsubscribe/confirm-address-page.tsx';
import { UnsubscribePage } from '../features/unsubscribe/unsubscribe-page.tsx';
import { answerCalls } from '../testing/answer-calls.ts';
import { preloadToasts } from '../ui/toast/toast.ts';
import { Appearance } from './appearance.tsx';
import { PlainLayout } from './layout/plain-layout.tsx';

vi.mock('../ui/toast/toast.ts', () => ({ preloadToasts: vi.fn(), showToast: vi.fn() }));
// Firebase Auth does not run in jsdom.
vi.mock('../session/account/account-auth.ts', () => ({
  watchAccountSession: (onSession: (session: { state: 'signedOut'; reason: null }) => void) => {
    onSession({ state: 'signedOut', reason: null });
    return () => undefined;
  },
}));

const TOKEN = `prayers.ruth.${'s'.repeat(43)}`;

beforeEach(() => {
  vi.mocked(preloadToasts).mockClear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answerCalls(null);
});

function open(address: string, layout: ReactNode, screen: ReactNode): void {
  render(
    <Appearance>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route element={layout}>
            <Route path="*" element={screen} />
          </Route>
        </Routes>
      </MemoryRouter>
    </Appearance>,
  );
}

// A live region that appears together with its first text announces nothing.
it.each([
  {
    name: 'each screen of the staff sign-in',
    layout: <PlainLayout />,
    page: <h1>Login</h1>,
    address: '/login',
  },
  { name: 'the member sign-in', page: <SignInPage />, address: '/sign-in' },
  { name: 'the status page', page: <StatusPage />, address: '/status#abcdefghijABCDEFGHIJ-_' },
  { name: 'the unsubscribe page', page: <UnsubscribePage />, address: `/unsubscribe?token=${TOKEN}` },
  {
    name: 'the confirmation of an address',
    page: <ConfirmAddressPage />,
    address: `/confirm?token=${TOKEN}`,
  },
])(
  'the live region of the toasts is there before the first one on $name',
  async ({ layout, page, address }) => {
    open(address, layout, page);

    await screen.findByRole('heading', { level: 1 });

    expect(preloadToasts).toHaveBeenCalledOnce();
  },
);
