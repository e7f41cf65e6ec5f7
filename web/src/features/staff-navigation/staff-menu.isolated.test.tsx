import { DEFAULT_IDENTITY } from '@prayer-community/domain/settings/site-identity';
import type { StaffRole } from '@prayer-community/domain/staff/profile';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { PATHS } from '../../config/paths.ts';
import type { ReviewView } from '../../firebase/moderation/use-posts-to-review.ts';
import { type OwnProfile, OwnProfileContext } from '../../session/own-profile.ts';
import { storeStaffSignedIn } from '../../session/staff-signed-in.ts';
import { forgetTextDrafts, openTextDrafts } from '../../session/text-drafts.ts';
import { staffMember } from '../../testing/show-on-dashboard.tsx';
import { abandonPendingWrites, trackWrite } from '../../ui/connection/pending-writes.ts';
import { showIdentity } from '../../ui/identity/identity.ts';
import { type MenuLink, OPTIONAL_LINKS, type OptionalMenuLinksProps } from './optional-menu-links.tsx';
import { StaffMenu } from './staff-menu.tsx';

const { optional } = vi.hoisted(() => ({
  optional: { known: (_links: readonly MenuLink[]) => {} },
}));
vi.mock('./optional-menu-links.tsx', async (importOriginal) => ({
  ...(await importOriginal<typeof import('./optional-menu-links.tsx')>()),
  OptionalMenuLinks: ({ onKnown }: OptionalMenuLinksProps) => {
    optional.known = onKnown;
    return null;
  },
}));

const { review } = vi.hoisted(() => ({ review: { known: (_view: ReviewView | null) => {} } }));
vi.mock('./posts-to-review.tsx', () => ({
  PostsToReview: ({ onKnown }: { onKnown: (view: ReviewView | null) => void }) => {
    review.known = onKnown;
    return null;
  },
}));

const ready = (role: StaffRole) => ({ state: 'ready', uid: 'me', profile: staffMember('me', role) }) as const;

const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

async function openMenu(name = 'Menu'): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
  await screen.findByRole('menu');
}

it.each<[StaffRole, string[]]>([
  ['prayer_team', []],
  ['leadership', ['User Management', 'Moderation', 'Daily Content', 'Insights', 'Import', 'Settings']],
])('only leaders are offered the screens of leadership: %s', async (role, screens) => {
  render(
    <MemoryRouter initialEntries={[PATHS.dashboard]}>
      <OwnProfileContext value={ready(role)}>
        <StaffMenu />
      </OwnProfileContext>
    </MemoryRouter>,
  );

  await openMenu();

  expect(items()).toEqual(['Prayer Circles', ...screens, 'My Settings', 'Español', 'Logout']);
});

it('parts of the site that are turned off are not offered', async () => {
  showIdentity({ screens: { prayer_circles: false, daily_content: false, insights: false } });
  render(
    <MemoryRouter initialEntries={[PATHS.dashboard]}>
      <OwnProfileContext value={ready('leadership')}>
        <StaffMenu />
      </OwnProfileContext>
    </MemoryRouter>,
  );

  await openMenu();

  const screens = ['User Management', 'Moderation', 'Import', 'Settings'];
  expect(items()).toEqual([...screens, 'My Settings', 'Español', 'Logout']);
  showIdentity(DEFAULT_IDENTITY);
});

it('menu items keep their places and their order, Logout last, if settings and role arrive after the menu opened', async () => {
  const menu = (own: OwnProfile) => (
    <MemoryRouter initialEntries={[PATHS.dashboard]}>
      <OwnProfileContext value={own}>
        <StaffMenu />
      </OwnProfileContext>
    </MemoryRouter>
  );
  const { rerender } = render(menu({ state: 'loading' }));
  await openMenu();
  const place = () =>
    [...screen.getByRole('menu').children].indexOf(screen.getByRole('menuitem', { name: 'Logout' }));
  const atFirst = place();
  expect(items()).toEqual(['Prayer Circles', 'My Settings', 'Español', 'Logout']);

  act(() => optional.known([OPTIONAL_LINKS.poster]));
  expect(items()).toEqual(['Prayer Circles', 'Poster', 'My Settings', 'Español', 'Logout']);
  rerender(menu(ready('leadership')));

  const leaders = ['User Management', 'Moderation', 'Daily Content', 'Insights', 'Import', 'Settings'];
  expect(items()).toEqual(['Prayer Circles', 'Poster', ...leaders, 'My Settings', 'Español', 'Logout']);
  expect(place()).toBe(atFirst);

  await userEvent.keyboard('{Escape}');
  await openMenu();
  expect(items()).toEqual(['Prayer Circles', 'Poster', ...leaders, 'My Settings', 'Español', 'Logout']);
  expect(screen.getByRole('menu').children).toHaveLength(items().length);
});

it('logging out asks first if unsent changes would be lost', async () => {
  render(
    <MemoryRouter>
      <StaffMenu />
    </MemoryRouter>,
  );
  void trackWrite(new Promise(() => {}));
  await openMenu();

  await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));

  const dialog = await screen.findByRole('dialog', { name: 'Changes Not Sent' });
  expect(dialog).toHaveTextContent('1 change is waiting to be sent. If you continue, it will be lost.');
  abandonPendingWrites();
});

it('logging out asks first if text that was not sent would be lost', async () => {
  storeStaffSignedIn(true);
  openTextDrafts('me', 'notes').set('a', 'Called her.');
  render(
    <MemoryRouter>
      <StaffMenu />
    </MemoryRouter>,
  );
  await openMenu();

  await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));

  const dialog = await screen.findByRole('dialog', { name: 'Unfinished Text' });
  expect(dialog).toHaveTextContent('Text that was typed on this device has not been sent.');
  forgetTextDrafts();
  storeStaffSignedIn(false);
});

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

it('leaders see on Today that wall posts wait for a decision, and the menu leads to them', async () => {
  render(
    <MemoryRouter initialEntries={[PATHS.dashboard]}>
      <OwnProfileContext value={ready('leadership')}>
        <StaffMenu />
        <Address />
      </OwnProfileContext>
    </MemoryRouter>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleName('Menu');

  act(() => review.known('reported'));
  await openMenu('Menu Posts to review');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Moderation Posts to review' }));

  expect(await screen.findByText(`${PATHS.moderation}?view=reported`)).toBeVisible();
});
