import { screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showOnDashboard } from '../../testing/show-on-dashboard.tsx';
import { staffRequest } from '../../testing/staff-request.ts';
import { useListFocus } from '../../ui/use-list-focus.ts';
import type { RequestList } from './requests/request-list.ts';
import { useSearch } from './search/use-search.ts';
import { TabbedWork } from './tabbed-work.tsx';
import { useDashboardUrl } from './views/use-dashboard-url.ts';

// Firestore does not run in jsdom.
vi.mock('../../firebase/firestore-sdk.ts', () => ({}));
vi.mock('../../session/clock-ahead.ts', () => ({ clockAheadByCurrentToken: async () => 0 }));
vi.mock('./tour/today-tour.tsx', () => ({ TodayTour: () => null }));
vi.mock('./today/use-today.ts', () => ({ useToday: () => TODAY }));
vi.mock('./requests/use-requests.ts', () => ({ useRequests: usePagedRequests }));
vi.mock('./requests/use-request-count.ts', () => ({
  COUNT_LIMIT: 5_000,
  useRequestCount: (_filter: unknown, _visibility: unknown, list: RequestList) =>
    list === BOTH_PAGES ? 3 : 2,
}));
vi.mock('./search/use-search.ts', () => ({ useSearch: vi.fn() }));
vi.mock('./views/use-view-counts.ts', () => ({ useViewCounts: () => ({ mine: 7, to_take: null }) }));

const listOf = (ids: readonly string[], hasMore: boolean): RequestList => ({
  state: 'ready',
  documents: ids.map((id) => staffRequest(id, { requester_display: id })),
  hasMore,
  isLoadingMore: false,
  isFromCache: false,
});

const FIRST_PAGE = listOf(['first'], true);
const BOTH_PAGES = listOf(['first', 'second'], false);
const PART = { list: FIRST_PAGE, count: 2, loadMore: vi.fn(), retry: vi.fn() };
const TODAY = { come_back: PART, to_review: PART, mine: PART, to_take: PART, due: null, notDue: FIRST_PAGE };

function usePagedRequests() {
  const [list, setList] = useState(FIRST_PAGE);
  return { list, loadMore: () => setList(BOTH_PAGES), retry: vi.fn() };
}

function Work() {
  const list = useRef<HTMLDivElement>(null);
  useListFocus(list);
  const url = useDashboardUrl();
  return (
    <div ref={list} tabIndex={-1}>
      <button type="button" onClick={() => url.searchFor('Ruth')}>
        Search for Ruth
      </button>
      <TabbedWork url={url} />
    </div>
  );
}

let member: UserEvent;

function show(entry: { search: string; state?: object } = { search: '' }): void {
  showOnDashboard(
    <MemoryRouter initialEntries={[entry]}>
      <Work />
    </MemoryRouter>,
    'prayer_team',
  );
}

async function press(element: HTMLElement): Promise<void> {
  element.focus();
  await member.keyboard('{Enter}');
}

const link = (name: RegExp) => screen.getByRole('link', { name });

beforeEach(() => {
  vi.mocked(useSearch).mockReturnValue({ list: FIRST_PAGE, retry: vi.fn() });
  member = userEvent.setup();
});

it('the tabs keep the focus when another view is chosen, and show its counts', async () => {
  show();

  await press(link(/^All Requests/));
  await screen.findByRole('heading', { name: 'Active Requests (2)' });
  expect(link(/^All Requests/)).toHaveFocus();
  expect(link(/^All Requests/)).toHaveAttribute('aria-current', 'page');
  expect(link(/^Mine/)).toHaveTextContent('Mine7');
  expect(link(/^To Take/)).toHaveTextContent(/^To Take$/);

  await press(link(/^Today/));
  await screen.findByRole('heading', { name: 'Mine (2)' });
  expect(link(/^Today/)).toHaveFocus();
  expect(link(/^Mine/)).toHaveTextContent('Mine2');
});

it('a search leaves the counts of the tabs as they are, because to count again would cost reads', async () => {
  show();

  await member.click(screen.getByRole('button', { name: 'Search for Ruth' }));

  await screen.findByRole('heading', { name: 'Search Results (1)' });
  expect(link(/^Mine/)).toHaveTextContent('Mine2');
});

it('the tab of the shown view takes the focus when a search is cleared', async () => {
  show({ search: '?search=', state: { search: 'Ruth' } });
  await screen.findByRole('heading', { name: 'Search Results (1)' });

  await press(link(/^Clear Search/));

  await screen.findByRole('heading', { name: 'Mine (2)' });
  expect(link(/^Today/)).toHaveFocus();
});

it('the tab of a part of Today takes the focus when the whole part is shown', async () => {
  show();
  const [showAll] = screen.getAllByRole('link', { name: 'Show All' });

  await press(showAll ?? document.body);

  expect(link(/^Come Back/)).toHaveAttribute('aria-current', 'page');
  expect(link(/^Come Back/)).toHaveFocus();
});

it('the focus stays in the list when the button that showed the last page disappears', async () => {
  show({ search: '?view=active' });

  await press(screen.getByRole('button', { name: 'Show 25 more' }));

  await screen.findByText('second');
  await waitFor(() => expect(document.activeElement?.closest('[data-card]')).toBeVisible());
});

it('the view of due requests shows all requests to take if requests have no due times', () => {
  show({ search: '?view=due' });

  expect(screen.getByRole('heading', { name: 'To Take (2)' })).toBeVisible();
  expect(link(/^To Take/)).toHaveAttribute('aria-current', 'page');
});

describe('the screen reader announcement of a list', () => {
  const announced = (regions: readonly HTMLElement[]) =>
    regions.map(({ textContent }) => textContent).filter(Boolean);

  it('follows each view and filter that a member chooses, but neither the first list nor a later count', async () => {
    show();
    const regions = screen.getAllByRole('status');
    expect(announced(regions)).toEqual([]);

    await press(link(/^All Requests/));
    expect(announced(regions)).toEqual(['Active Requests (2)']);
    await press(screen.getByRole('button', { name: 'Show 25 more' }));
    await screen.findByRole('heading', { name: 'Active Requests (3)' });
    expect(announced(regions)).toEqual(['Active Requests (2)']);

    await member.selectOptions(screen.getByRole('combobox', { name: 'Urgency' }), 'High');
    expect(announced(regions)).toEqual(['Active Requests (3)']);
  });

  it('names all parts of Today', async () => {
    show({ search: '?search=', state: { search: 'Ruth' } });
    const regions = screen.getAllByRole('status');
    expect(announced(regions)).toEqual([]);

    await press(link(/^Clear Search/));

    expect(announced(regions)).toEqual(['Come Back (2) To Review (2) Mine (2) To Take (2)']);
  });

  it('says that a list is empty', async () => {
    show();
    const regions = screen.getAllByRole('status');
    vi.mocked(useSearch).mockReturnValue({ list: listOf([], false), retry: vi.fn() });

    await member.click(screen.getByRole('button', { name: 'Search for Ruth' }));

    expect(announced(regions)).toEqual(['No prayer requests match your search.']);
  });
});
