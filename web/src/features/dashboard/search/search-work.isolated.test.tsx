import { act, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { showOnDashboard } from '../../../testing/show-on-dashboard.tsx';
import { staffRequest } from '../../../testing/staff-request.ts';
import { outOfDateParts } from '../../../ui/connection/out-of-date.ts';
import { useDashboardUrl } from '../views/use-dashboard-url.ts';
import { SearchWork } from './search-work.tsx';

// Firestore does not run in jsdom.
type OnSnapshot = (snapshot: object, isUnknown: boolean) => void;
const edge = vi.hoisted(() => ({ followQuery: vi.fn() }));
vi.mock('../../../firebase/firestore-sdk.ts', () => ({}));
vi.mock('../../../firebase/follow-query.ts', () => edge);
vi.mock('../../../firebase/parse-documents.ts', () => ({ parseDocuments: (docs: unknown) => docs }));
vi.mock('./search-query.ts', () => ({ searchQueries: () => [{ type: 'query' }, { type: 'query' }] }));

let followers: OnSnapshot[] = [];
const onListed = vi.fn();

beforeEach(() => {
  followers = [];
  onListed.mockReset();
  edge.followQuery.mockImplementation((_query, { onSnapshot }: { onSnapshot: OnSnapshot }) => {
    followers.push(onSnapshot);
    return () => {};
  });
});

/** Delivers what each of the two lists contains. */
function deliver(ids: readonly string[], fromCache: boolean): void {
  const docs = ids.map((id) => staffRequest(id, { search_terms: ['ruth'], requester_display: id }));
  act(() => {
    for (const [index, onSnapshot] of followers.entries()) {
      const isFirst = index === 0;
      onSnapshot({ docs: isFirst ? docs : [], metadata: { fromCache: isFirst && fromCache } }, false);
    }
  });
}

function Work() {
  return <SearchWork url={useDashboardUrl()} onListed={onListed} />;
}

async function search(typed = 'Ruth'): Promise<void> {
  showOnDashboard(
    <MemoryRouter initialEntries={[{ search: '?search=', state: { search: typed } }]}>
      <Work />
    </MemoryRouter>,
    'prayer_team',
  );
  await act(async () => {});
}

const PARTIAL = 'Not everything is loaded yet, so there may be others.';

const heading = () => screen.getByRole('heading').textContent;

it('matches on this device are not presented as all matches until the server has answered', async () => {
  await search();

  deliver(['cached'], true);
  expect(heading()).toBe('Search Results');
  expect(screen.getByText(PARTIAL)).toBeVisible();
  expect(onListed).toHaveBeenLastCalledWith(`Search Results. ${PARTIAL}`, true);
  expect(outOfDateParts.get()).toBe(1);

  deliver(['cached', 'other'], false);
  expect(heading()).toBe('Search Results (2)');
  expect(screen.queryByText(PARTIAL)).toBeNull();
  expect(onListed).toHaveBeenLastCalledWith('Search Results (2)', false);
  expect(outOfDateParts.get()).toBe(0);
});

it.each(['R', 'a b', '?'])(
  'a search for %j asks for more letters, because nothing was searched',
  async (typed) => {
    await search(typed);

    const text = 'Please type at least two letters of a word.';
    expect(screen.getByText(text)).toBeVisible();
    expect(onListed).toHaveBeenLastCalledWith(text, false);
    expect(followers).toEqual([]);
  },
);

it('a search that finds nothing on this device does not say that nothing matches', async () => {
  await search();

  deliver([], true);
  const none = 'None found on this device. There may be others.';
  expect(screen.getByText(none)).toBeVisible();
  expect(onListed).toHaveBeenLastCalledWith(none, true);
  expect(screen.queryByText('No prayer requests match your search.')).toBeNull();
  expect(screen.queryByText(PARTIAL)).toBeNull();

  deliver([], false);
  expect(screen.getByText('No prayer requests match your search.')).toBeVisible();
});
