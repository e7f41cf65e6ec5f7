import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { OwnProfileContext } from '../../../session/own-profile.ts';
import { staffMember } from '../../../testing/show-on-dashboard.tsx';
import { TOUR_LINK } from '../../../ui/help/tour-link.ts';
import { TodayTour } from './today-tour.tsx';

const { changeOwnProfile } = vi.hoisted(() => ({ changeOwnProfile: vi.fn() }));
const { setUp } = vi.hoisted(() => ({ setUp: { state: 'finished' } }));
vi.mock('../../../firebase/settings/use-settings.ts', () => ({
  useSettings: () => ({ state: 'ready', settings: setUp }),
}));
vi.mock('../availability/change-own-profile.ts', () => ({ changeOwnProfile }));

beforeEach(() => {
  setUp.state = 'finished';
  changeOwnProfile.mockReset().mockResolvedValue(undefined);
  // jsdom has no layout and no scrolling. Elements count as visible unless an attribute hides them.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    const count = this.closest('[hidden]') === null ? 1 : 0;
    return Object.assign(
      Array.from({ length: count }, () => new DOMRect()),
      { item: () => null },
    );
  });
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});

interface DashboardProps {
  hasSeenTour?: boolean;
  /** Content besides the parts that the tour points at. */
  children?: ReactNode;
}

function Dashboard({ hasSeenTour = false, children }: DashboardProps) {
  const [isOnToday, setIsOnToday] = useState(true);
  const profile = staffMember('me', 'leadership', hasSeenTour ? { has_seen_tour: true } : {});
  return (
    <Appearance>
      <OwnProfileContext value={{ state: 'ready', uid: 'me', profile }}>
        <button type="button" data-tour="help">
          ?
        </button>
        <nav data-tour="views">
          <button type="button" onClick={() => setIsOnToday(!isOnToday)}>
            Another view
          </button>
        </nav>
        <form data-tour="search" hidden />
        <button type="button" data-tour="availability">
          Change to Unavailable
        </button>
        <Link {...TOUR_LINK}>Take the Tour</Link>
        {children}
        {isOnToday && <TodayTour />}
      </OwnProfileContext>
    </Appearance>
  );
}

async function open(props: DashboardProps = {}) {
  await act(async () => {
    render(<Dashboard {...props} />, {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={['/prayerteam/dashboard']}>{children}</MemoryRouter>
      ),
    });
    // Otherwise, a tour that must not be shown would appear only after the check.
    await import('./tour.tsx');
  });
  return userEvent.setup();
}

const step = (name: string) => screen.findByRole('dialog', { name });
const press = (hands: ReturnType<typeof userEvent.setup>, name: string) =>
  hands.click(screen.getByRole('button', { name }));

it('the tour leads from part to part and back, skips hidden parts and moves the focus along', async () => {
  const hands = await open();

  expect(await step('Your day in one place')).toHaveFocus();
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(screen.getByText('1 of 3')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  expect(screen.getByRole('navigation')).toHaveAttribute('data-tour-ring');
  await press(hands, 'Next');
  expect(await step('Going away?')).toHaveFocus();
  expect(screen.getByRole('navigation')).not.toHaveAttribute('data-tour-ring');
  await press(hands, 'Back');
  await step('Your day in one place');
  await press(hands, 'Next');
  await press(hands, 'Next');
  expect(await step('Help is always here')).toHaveAccessibleDescription(/The question mark/);
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  await press(hands, 'Done');

  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the tour counts as seen from its first step', async () => {
  await open();
  await step('Your day in one place');

  expect(changeOwnProfile.mock.calls).toEqual([['me', { has_seen_tour: true }]]);
});

it.each(['Skip', '{Escape}'])('the tour ends with %s', async (how) => {
  const hands = await open();
  await step('Your day in one place');

  await (how === 'Skip' ? press(hands, how) : hands.keyboard(how));

  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the tour ends when the member goes to another view', async () => {
  const hands = await open();
  await step('Your day in one place');

  await press(hands, 'Another view');

  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the tour is shown again only on request after it was seen, and then writes nothing', async () => {
  const hands = await open({ hasSeenTour: true });
  expect(screen.queryByRole('dialog')).toBeNull();

  await hands.click(screen.getByRole('link', { name: 'Take the Tour' }));
  expect(await step('Your day in one place')).toHaveFocus();
  await hands.keyboard('{Escape}');
  expect(screen.getByRole('link', { name: 'Take the Tour' })).toHaveFocus();
  await press(hands, 'Another view');
  await press(hands, 'Another view');

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(changeOwnProfile).not.toHaveBeenCalled();
});

it('the tour waits for another visit while another dialog is open and does not count as seen', async () => {
  await open({ children: <div role="alertdialog" /> });

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(changeOwnProfile).not.toHaveBeenCalled();
});

it('the tour waits until a new community is set up', async () => {
  setUp.state = 'new';
  await open();

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(changeOwnProfile).not.toHaveBeenCalled();
});
