import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { addressAfterSignIn } from './address-after-sign-in.ts';
import { ProtectedRoute } from './protected-route.tsx';
import type { Session } from './session.ts';
import { SessionLayout } from './session-layout.tsx';

const { watchSession, leaveStaffArea } = vi.hoisted(() => ({
  watchSession: vi.fn<(onSession: (session: Session) => void) => () => void>(),
  leaveStaffArea: vi.fn(),
}));
vi.mock('./watch-session.ts', () => ({ watchSession }));
vi.mock('./leave-staff-area.ts', () => ({ leaveStaffArea }));
vi.mock('./idle/idle-warning.tsx', () => ({ IdleWarning: () => null }));

let learn: (session: Session) => void;

beforeEach(async () => {
  sessionStorage.clear();
  vi.clearAllMocks();
  watchSession.mockImplementation((onSession) => {
    learn = (session) => act(() => onSession(session));
    return () => undefined;
  });
  render(
    <MemoryRouter initialEntries={['/prayerteam/intake?from=poster']}>
      <Routes>
        <Route Component={SessionLayout}>
          <Route path="/prayerteam" element={<p>the login</p>} />
          <Route Component={ProtectedRoute}>
            <Route path="/prayerteam/intake" element={<p>requests</p>} />
          </Route>
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  await vi.waitFor(() => expect(watchSession).toHaveBeenCalled());
});

it('without a session, the route leads to the login and remembers the requested screen', () => {
  learn({ state: 'signedOut' });
  expect(screen.getByText('the login')).toBeVisible();
  expect(addressAfterSignIn()).toBe('/prayerteam/intake?from=poster');
});

it('with a session, the route shows the staff area, even if the session is reported twice', () => {
  learn({ state: 'signedIn', uid: 'ruth' });
  learn({ state: 'signedIn', uid: 'ruth' });
  expect(screen.getByText('requests')).toBeVisible();
  expect(leaveStaffArea).not.toHaveBeenCalled();
});

it.each<[string, Session]>([
  ['signs out', { state: 'signedOut' }],
  ['gives way to another', { state: 'signedIn', uid: 'maria' }],
])('the staff area is removed and reset when its member %s', (_what, next) => {
  learn({ state: 'signedIn', uid: 'ruth' });
  learn(next);
  expect(screen.queryByText('requests')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(leaveStaffArea).toHaveBeenCalledOnce();
});
