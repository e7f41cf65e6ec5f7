import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { LoginPage } from '../features/staff-sign-in/login-page.tsx';
import { lastActivityMs, noteActivity } from './idle/watch-activity.ts';
import { ProtectedRoute } from './protected-route.tsx';
import type { Session } from './session.ts';
import { SessionLayout } from './session-layout.tsx';
import { urlAfterSignIn } from './url-after-sign-in.ts';

const { watchSession, leaveStaffArea } = vi.hoisted(() => ({
  watchSession: vi.fn<(onSession: (session: Session) => void) => () => void>(),
  leaveStaffArea: vi.fn(),
}));
vi.mock('./watch-session.ts', () => ({ watchSession }));
vi.mock('./leave-staff-area.ts', () => ({ leaveStaffArea }));
const { signOut } = vi.hoisted(() => ({ signOut: vi.fn(async () => undefined) }));
vi.mock('./sign-out.ts', async (original) => ({ ...(await original<object>()), signOut }));

const OVER_MS = 30 * 60_000;

function Intake() {
  return <p>requests{useLocation().search}</p>;
}

let learn: (session: Session) => void;

beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  vi.clearAllMocks();
  watchSession.mockImplementation((onSession) => {
    learn = (session) => act(() => onSession(session));
    return () => undefined;
  });
  render(
    <MemoryRouter initialEntries={['/prayerteam/intake?from=poster']}>
      <Routes>
        <Route Component={SessionLayout}>
          <Route path="/prayerteam" element={<LoginPage />} />
          <Route Component={ProtectedRoute}>
            <Route path="/prayerteam/intake" element={<Intake />} />
          </Route>
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  await waitFor(() => expect(watchSession).toHaveBeenCalled());
});

it('without a session, the route leads to the login, and a sign-in returns once to the requested screen', () => {
  learn({ state: 'signedOut' });
  expect(screen.getByRole('heading', { name: 'Prayer Team Login' })).toBeVisible();
  expect(urlAfterSignIn('ruth')).toBe('/prayerteam/intake?from=poster');

  learn({ state: 'signedIn', uid: 'ruth' });
  expect(screen.getByText('requests?from=poster')).toBeVisible();
  expect(urlAfterSignIn('ruth')).toBe('/prayerteam/dashboard');
});

it('with a session, the route shows the staff area, even if the session is reported twice', () => {
  learn({ state: 'signedIn', uid: 'ruth' });
  learn({ state: 'signedIn', uid: 'ruth' });
  expect(screen.getByText('requests?from=poster')).toBeVisible();
  expect(leaveStaffArea).not.toHaveBeenCalled();
});

it.each<[string, Session]>([
  ['signs out', { state: 'signedOut' }],
  ['is replaced by another member', { state: 'signedIn', uid: 'maria' }],
])('the staff area is removed and reset when its member %s', (_what, next) => {
  learn({ state: 'signedIn', uid: 'ruth' });
  learn(next);
  expect(screen.queryByText(/^requests/)).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(leaveStaffArea).toHaveBeenCalledOnce();
});

it('after the idle limit, the staff area shows nothing, not even while it is opened, and its member is signed out', async () => {
  noteActivity(Date.now() - OVER_MS);

  learn({ state: 'signedIn', uid: 'ruth' });

  expect(screen.queryByText(/^requests/)).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  await waitFor(() => expect(signOut).toHaveBeenCalledExactlyOnceWith('idle'));
});

it('an open staff area is hidden at the idle limit, before the sign-out takes effect', async () => {
  learn({ state: 'signedIn', uid: 'ruth' });
  expect(screen.getByText('requests?from=poster')).toBeVisible();
  noteActivity(Date.now() - OVER_MS);

  fireEvent(document, new Event('visibilitychange'));

  expect(screen.queryByText(/^requests/)).toBeNull();
  await waitFor(() => expect(signOut).toHaveBeenCalledExactlyOnceWith('idle'));
});

it('an activity that was noted before the clock was set back does not count as idle time, and is noted anew', () => {
  noteActivity(Date.now() + OVER_MS);

  learn({ state: 'signedIn', uid: 'ruth' });

  expect(screen.getByText('requests?from=poster')).toBeVisible();
  expect(lastActivityMs()).toBeLessThanOrEqual(Date.now());
});

it('a browser that blocks its storage shows the login and, after the sign-in, the requested screen', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const area of ['localStorage', 'sessionStorage']) {
    vi.stubGlobal(area, { getItem: blocked, setItem: blocked, removeItem: blocked, clear: () => undefined });
  }

  learn({ state: 'signedOut' });
  expect(screen.getByRole('heading', { name: 'Prayer Team Login' })).toBeVisible();
  expect(urlAfterSignIn('ruth')).toBe('/prayerteam/intake?from=poster');

  learn({ state: 'signedIn', uid: 'ruth' });
  expect(screen.getByText('requests?from=poster')).toBeVisible();
});
