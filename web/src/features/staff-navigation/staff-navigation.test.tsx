import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PATHS } from '../../config/paths.ts';
import { type OwnProfile, OwnProfileContext } from '../../session/own-profile.ts';
import { staffMember } from '../../testing/show-on-dashboard.tsx';
import { StaffNavigation } from './staff-navigation.tsx';

const LEADER = { state: 'ready', uid: 'me', profile: staffMember('me', 'leadership') } as const;
const OF_TEAM = { state: 'ready', uid: 'me', profile: staffMember('me', 'prayer_team') } as const;

function open(path: string, own: OwnProfile) {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <OwnProfileContext value={own}>
        <StaffNavigation />
      </OwnProfileContext>
    </MemoryRouter>,
  );
}

it.each([
  [PATHS.dashboard, 'Home'],
  [PATHS.userManagement, 'User Management'],
  [PATHS.distribution, 'Communication'],
])('leaders see the navigation, which highlights only the current route: %s', (path, name) => {
  open(path, LEADER);

  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Home', 'User Management', 'Communication']);
  expect(screen.getByRole('link', { current: 'page' })).toBe(screen.getByRole('link', { name }));
});

it.each<[string, OwnProfile]>([
  ['for the prayer team', OF_TEAM],
  ['while the role is loading', { state: 'loading' }],
  ['without a profile', { state: 'absent', wasReady: false, isDeleted: false }],
])('the navigation is hidden %s', (_when, own) => {
  expect(open(PATHS.dashboard, own).container).toBeEmptyDOMElement();
});
