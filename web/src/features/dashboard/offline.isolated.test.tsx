import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { Listener } from '../../firebase/listen.ts';
import { showOnDashboard } from '../../testing/show-on-dashboard.tsx';
import { ConnectionBanner } from '../../ui/connection/connection-banner.tsx';
import { RequestPane } from './pane/request-pane.tsx';
import { TabbedWork } from './tabbed-work.tsx';
import { useDashboardUrl } from './views/use-dashboard-url.ts';

// Firestore does not run in jsdom. Here, its cache is empty and the server does not respond.
const OFFLINE = vi.hoisted(() => ({
  list: { state: 'loading', isOffline: true },
  count: null,
  loadMore: () => {},
  retry: () => {},
}));
vi.mock('../../firebase/firestore-sdk.ts', () => ({ firestore: {} }));
vi.mock('firebase/firestore', async (load) => ({
  ...(await load<typeof import('firebase/firestore')>()),
  doc: () => ({}),
}));
vi.mock('../../firebase/use-live-document.ts', () => ({ useLiveDocument: () => OFFLINE.list }));
vi.mock('./requests/use-requests.ts', () => ({ useRequests: () => OFFLINE }));
vi.mock('./requests/use-request-count.ts', () => ({ useRequestCount: () => null }));
vi.mock('./views/use-view-counts.ts', () => ({ useViewCounts: () => ({}) }));
vi.mock('./come-back/use-come-back-requests.ts', () => ({ useComeBackRequests: () => OFFLINE }));
vi.mock('./review/use-review-requests.ts', () => ({ useReviewRequests: () => OFFLINE }));
vi.mock('./search/search-query.ts', () => ({ searchQueries: () => [] }));
vi.mock('./requests/follow-lists.ts', () => ({
  followLists: (_queries: unknown, listener: Listener<unknown>) => {
    listener.onFailure('unreachable');
    return () => {};
  },
}));

function Work() {
  return <TabbedWork url={useDashboardUrl()} />;
}

afterEach(() => {
  vi.useRealTimers();
});

it.each<[string, object, ReactNode]>([
  ['Today', { search: '' }, <Work key="work" />],
  ['the filtered list', { search: '?view=active' }, <Work key="work" />],
  ['the search results', { search: '?search=', state: { search: 'Ruth' } }, <Work key="work" />],
  ['the open request', { search: '' }, <RequestPane key="pane" requestId="a" onClose={() => {}} />],
])('staff see that %s cannot load, although the device seems online', async (_what, entry, part) => {
  vi.useFakeTimers();
  showOnDashboard(
    <MemoryRouter initialEntries={[entry]}>
      <ConnectionBanner />
      {part}
    </MemoryRouter>,
    'prayer_team',
  );

  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.advanceTimersByTimeAsync(3_000));

  expect(screen.getByText('You’re offline. This page may be out of date.')).toBeVisible();
});
