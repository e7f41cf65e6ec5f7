import type { ReminderChoice } from '@prayer-community/domain/prayer-request/due-time';
import { filterConditions, type RequestFilter } from '@prayer-community/domain/prayer-request/request-filter';
import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import { reminderSettingsSchema } from '@prayer-community/domain/settings/settings';
import type { StaffRole } from '@prayer-community/domain/staff/profile';
import { cleanup, screen, within } from '@testing-library/react';
import { useMemo } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { showOnDashboard } from '../../../testing/show-on-dashboard.tsx';
import { staffRequest } from '../../../testing/staff-request.ts';
import type { RequestList } from '../requests/request-list.ts';
import type { StaffRequest } from '../requests/staff-request.ts';
import { TodayWork } from './today-work.tsx';
import { type Today, type TodayPart, useToday } from './use-today.ts';

// Firestore does not run in jsdom.
vi.mock('./use-today.ts', () => ({ useToday: vi.fn() }));
vi.mock('../requests/use-requests.ts', () => ({
  useRequests: (filter: RequestFilter, visibility: RequestVisibility) =>
    useMemo(() => partOf(matching(filter, visibility), 0), [filter, visibility]),
}));
vi.mock('../come-back/use-come-back-requests.ts', () => ({ useComeBackRequests: () => NONE }));
vi.mock('../review/use-review-requests.ts', () => ({ useReviewRequests: () => NONE }));
vi.mock('../../../firebase/firestore-sdk.ts', () => ({}));
vi.mock('../../../session/clock-ahead.ts', () => ({ clockAheadByCurrentToken: async () => 0 }));
vi.mock('../tour/today-tour.tsx', () => ({ TodayTour: () => null }));

let stored: readonly StaffRequest[] = [];

const BY_URGENCY = reminderSettingsSchema.parse({ by_urgency: true });

function listOf(ids: readonly string[], hasMore = false): RequestList {
  return readyList(
    ids.map((id) => staffRequest(id)),
    hasMore,
  );
}

function readyList(documents: readonly StaffRequest[], hasMore = false): RequestList {
  return { state: 'ready', documents, hasMore, isLoadingMore: false, isFromCache: false };
}

/** Filters the stored requests as the database does. */
function matching(filter: RequestFilter, visibility: RequestVisibility): RequestList {
  const conditions = filterConditions(filter, visibility);
  return readyList(
    stored.filter((request) => conditions.every(([field, value]) => request[field] === value)),
  );
}

function partOf(list: RequestList, count: number): TodayPart {
  return { list, count, loadMore: () => {}, retry: () => {} };
}

const NONE = partOf(listOf([]), 0);

function show(today: Pick<Today, 'due' | 'to_take' | 'notDue'> & Partial<Today>, teamMayClaim = true): void {
  vi.mocked(useToday).mockReturnValue({ come_back: NONE, to_review: NONE, mine: NONE, ...today });
  showWork(today.due === null ? null : BY_URGENCY, 'prayer_team', teamMayClaim);
}

async function showStored(role: StaffRole): Promise<void> {
  const original = await vi.importActual<typeof import('./use-today.ts')>('./use-today.ts');
  vi.mocked(useToday).mockImplementation(original.useToday);
  showWork(null, role);
}

function showWork(reminderChoice: ReminderChoice | null, role: StaffRole, teamMayClaim = true): void {
  const url = {
    view: 'today' as const,
    openId: null,
    search: '',
    searchState: null,
    searchFor: () => {},
    withoutSearch: { search: '' },
    urlOf: (id: string) => `?request=${id}`,
    opening: { replace: false, state: null },
    close: () => {},
  };
  showOnDashboard(
    <MemoryRouter>
      <TodayWork view="today" url={url} onCounts={() => {}} onListed={() => {}} />
    </MemoryRouter>,
    role,
    { reminderChoice, teamMayClaim },
  );
}

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

it('an empty list to take below overdue requests says that there are no others', () => {
  show({
    due: partOf(listOf(['late']), 1),
    to_take: partOf(listOf(['late']), 1),
    notDue: listOf([]),
  });

  expect(screen.queryByText('There are no requests to take.')).toBeNull();
  expect(screen.getByText('There are no others to take.')).toBeVisible();
});

it('the count of requests to take excludes overdue ones, and nothing is said about what is not loaded', () => {
  show({
    due: partOf(listOf(['late'], true), 25),
    to_take: partOf(listOf(['late'], true), 30),
    notDue: listOf([], true),
  });

  expect(headings()).toEqual(['Due (25)', 'Mine (0)', 'To Take (5)']);
  expect(screen.queryByText(/to take\.$/)).toBeNull();
});

it('the team sees that there are no requests to take if none are overdue either', () => {
  show({ due: NONE, to_take: NONE, notDue: listOf([]) });

  expect(screen.getByText('There are no requests to take.')).toBeVisible();
});

it('requests to take come before an empty list of own ones, and after own requests', () => {
  const toTake = { due: null, to_take: partOf(listOf(['new']), 1), notDue: listOf(['new']) };
  show(toTake);
  expect(headings()).toEqual(['To Take (1)', 'Mine (0)']);
  cleanup();

  show({ ...toTake, mine: partOf(listOf(['own']), 1) });
  expect(headings()).toEqual(['Mine (1)', 'To Take (1)']);
});

it.each([
  [true, 0],
  [false, 1],
])(
  'a team that may take requests itself (%s) reads %i times that leaders assign them',
  (teamMayClaim, times) => {
    show({ due: null, to_take: partOf(listOf(['new']), 1), notDue: listOf(['new']) }, teamMayClaim);

    expect(screen.queryAllByText('Leaders assign these requests.')).toHaveLength(times);
  },
);

it.each([
  ['is not offered to the prayer team', 'prayer_team', ['Ruth M.']],
  ['is offered to leadership', 'leadership', ['Maria L.', 'Ruth M.']],
] as const)('a new confidential request %s to take', async (_what, role, offered) => {
  stored = [
    staffRequest('confidential', { submission_type: 'confidential', requester_display: 'Maria L.' }),
    staffRequest('for the team', { requester_display: 'Ruth M.' }),
  ];

  await showStored(role);

  const toTake = screen.getByRole('region', { name: `To Take (${offered.length})` });
  const rows = within(toTake).getAllByRole('link');
  expect(rows.map((row) => row.querySelector('[data-name]')?.textContent)).toEqual(offered);
});
