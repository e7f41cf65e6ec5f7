import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PATHS } from '../config/paths.ts';
import { findToast } from '../testing/find-toast.ts';
import { staffMember } from '../testing/show-on-dashboard.tsx';
import { ToastHost } from '../ui/toast/toast-host.tsx';
import { ACCESS_DENIED, LeadershipOnly } from './leadership-only.tsx';
import { type OwnProfile, OwnProfileContext } from './own-profile.ts';

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

const ASKED = `${PATHS.moderation}?view=reported`;

const SCREEN = <LeadershipOnly refusal={ACCESS_DENIED}>{() => <p>For leaders</p>}</LeadershipOnly>;

function open(own: OwnProfile): void {
  render(
    <MemoryRouter initialEntries={[ASKED]}>
      <OwnProfileContext value={own}>
        <Routes>
          <Route path={PATHS.moderation} element={SCREEN} />
          <Route path={PATHS.dashboard} element={null} />
        </Routes>
      </OwnProfileContext>
      <Address />
      <ToastHost />
    </MemoryRouter>,
  );
}

it('a member of the prayer team is redirected to the dashboard and told why', async () => {
  open({ state: 'ready', uid: 'me', profile: staffMember('me', 'prayer_team') });

  await findToast("You don't have permission to access this page.");
  expect(screen.getByText(PATHS.dashboard)).toBeVisible();
});

it.each([
  ['whose session was ended', true],
  ['who left the prayer team', false],
])('a leader %s stays at the address, to return there after signing in', (_who, wasReady) => {
  open({ state: 'absent', wasReady, isDeleted: false });

  expect(
    screen.getByText('Your account is no longer on the prayer team. Please contact a leader.'),
  ).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Prayer Team' })).toBeVisible();
  expect(screen.getByText(ASKED)).toBeVisible();
});
