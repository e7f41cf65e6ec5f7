import { reminderSettingsSchema } from '@prayer-community/domain/settings/settings';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { showOnDashboard } from '../../../testing/show-on-dashboard.tsx';
import { staffRequest } from '../../../testing/staff-request.ts';
import type { RequestList } from '../requests/request-list.ts';
import { TodayWork } from './today-work.tsx';
import { type Today, type TodayPart, useToday } from './use-today.ts';

// Firestore does not run in jsdom.
vi.mock('./use-today.ts', () => ({ useToday: vi.fn() }));
vi.mock('../../../session/clock-ahead.ts', () => ({ clockAheadByCurrentToken: async () => 0 }));
vi.mock('../tour/today-tour.tsx', () => ({ TodayTour: () => null }));

const BY_URGENCY = reminderSettingsSchema.parse({ by_urgency: true });

function listOf(ids: readonly string[], hasMore = false): RequestList {
  const requests = ids.map((id) => staffRequest(id));
  return { state: 'ready', requests, hasMore, isLoadingMore: false, isFromCache: false };
}

function partOf(list: RequestList, count: number): TodayPart {
  return { list, count, loadMore: () => {}, retry: () => {} };
}

const NONE = partOf(listOf([]), 0);

function show(view: 'today' | 'due', today: Pick<Today, 'due' | 'to_take' | 'notDue'>): void {
  vi.mocked(useToday).mockReturnValue({ come_back: NONE, to_review: NONE, mine: NONE, ...today });
  const address = {
    view,
    openId: null,
    search: '',
    searchState: null,
    searchFor: () => {},
    withoutSearch: { search: '' },
    addressOf: (id: string) => `?request=${id}`,
    opening: { replace: false, state: null },
    close: () => {},
  };
  const clock = today.due === null ? null : BY_URGENCY;
  showOnDashboard(
    <MemoryRouter>
      <TodayWork view={view} visibility="everything" clock={clock} address={address} />
    </MemoryRouter>,
    'prayer_team',
  );
}

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

it('an empty list to take below overdue requests says that there are no others', () => {
  show('today', {
    due: partOf(listOf(['late']), 1),
    to_take: partOf(listOf(['late']), 1),
    notDue: listOf([]),
  });

  expect(screen.queryByText('There are no requests to take.')).toBeNull();
  expect(screen.getByText('There are no others to take.')).toBeVisible();
});

it('the count of requests to take excludes overdue ones, and nothing is said about what is not loaded', () => {
  show('today', {
    due: partOf(listOf(['late'], true), 25),
    to_take: partOf(listOf(['late'], true), 30),
    notDue: listOf([], true),
  });

  expect(headings()).toEqual(['Due (25)', 'Mine (0)', 'To Take (5)']);
  expect(screen.queryByText(/to take\.$/)).toBeNull();
});

it('the team sees that there are no requests to take if none are overdue either', () => {
  show('today', { due: NONE, to_take: NONE, notDue: listOf([]) });

  expect(screen.getByText('There are no requests to take.')).toBeVisible();
});

it('the view of due requests shows all requests to take if requests have no due times', () => {
  show('due', { due: null, to_take: partOf(listOf(['a']), 1), notDue: listOf(['a']) });

  expect(headings()).toEqual(['To Take (1)']);
  expect(screen.getByRole('link', { name: /^To Take/ })).toHaveAttribute('aria-current', 'page');
});
