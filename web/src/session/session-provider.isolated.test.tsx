import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';
import { type Session, useSession } from './session.ts';
import { SessionProvider } from './session-provider.tsx';

// Firebase Auth does not run in jsdom, which cannot load another page either.
const edge = vi.hoisted(() => ({ leave: vi.fn(), learn: (_session: Session) => {} }));
vi.mock('./leave-staff-area.ts', () => ({ leaveStaffArea: edge.leave }));
vi.mock('./watch-session.ts', () => ({
  watchSession(learn: (session: Session) => void) {
    edge.learn = learn;
    learn({ state: 'signedIn', uid: 'ruth' });
    return () => undefined;
  },
}));

function Screen() {
  return useSession().state === 'signedIn' ? <Typed /> : null;
}

function Typed() {
  useLeaveGuard(true, () => undefined);
  return <p>Half a text</p>;
}

it('the browser does not ask about typed text at a sign-out, which would leave it on the screen', async () => {
  render(
    <MemoryRouter>
      <SessionProvider>
        <Screen />
      </SessionProvider>
    </MemoryRouter>,
  );
  await screen.findByText('Half a text');
  const closing = new Event('beforeunload', { cancelable: true });
  edge.leave.mockImplementation(() => window.dispatchEvent(closing));

  act(() => edge.learn({ state: 'signedOut' }));

  expect(edge.leave).toHaveBeenCalledOnce();
  expect(closing.defaultPrevented).toBe(false);
  expect(screen.queryByText('Half a text')).toBeNull();
});
