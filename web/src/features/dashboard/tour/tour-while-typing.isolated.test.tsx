import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { OwnProfileContext } from '../../../session/own-profile.ts';
import { staffMember } from '../../../testing/show-on-dashboard.tsx';
import { TodayTour } from './today-tour.tsx';

const { changeOwnProfile } = vi.hoisted(() => ({ changeOwnProfile: vi.fn(() => Promise.resolve()) }));
vi.mock('../availability/change-own-profile.ts', () => ({ changeOwnProfile }));

it('the tour waits for another visit if the member starts typing while its code is loading', async () => {
  // jsdom has no layout and no scrolling.
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
  const rects = Object.assign([new DOMRect()], { item: () => null });
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(rects);
  render(
    <Appearance>
      <OwnProfileContext value={{ state: 'ready', uid: 'me', profile: staffMember('me', 'prayer_team') }}>
        <input type="search" data-tour="search" />
        <TodayTour />
      </OwnProfileContext>
    </Appearance>,
    { wrapper: MemoryRouter },
  );
  const field = screen.getByRole('searchbox');

  await act(async () => {
    field.focus();
    await import('./tour.tsx');
  });

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field).toHaveFocus();
  expect(changeOwnProfile).not.toHaveBeenCalled();
});
