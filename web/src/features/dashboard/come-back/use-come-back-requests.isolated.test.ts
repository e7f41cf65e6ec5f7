import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageFollower } from '../../../firebase/live-pages/live-pages.ts';
import { staffRequest } from '../../../testing/staff-request.ts';
import type { StaffRequest } from '../requests/staff-request.ts';
import { COME_BACK_PAGE_SIZE } from './come-back-query.ts';
import { useComeBackRequests } from './use-come-back-requests.ts';

// Firestore does not run in jsdom.
const edge = vi.hoisted(() => ({ queries: vi.fn(), follow: vi.fn(), count: vi.fn() }));
vi.mock('./come-back-query.ts', async (load) => ({
  ...(await load<typeof import('./come-back-query.ts')>()),
  comeBackQueries: edge.queries,
  dueComeBackQueries: edge.queries,
}));
vi.mock('../../../firebase/firestore-sdk.ts', () => ({}));
vi.mock('../../../firebase/live-pages/follow-window.ts', () => ({ followWindow: edge.follow }));
vi.mock('firebase/firestore', async (load) => ({
  ...(await load<typeof import('firebase/firestore')>()),
  query: (query: unknown) => query,
  getCountFromServer: edge.count,
}));

const NOW = new Date('2026-11-23T15:00:00Z');
const MINUTE_MS = 60_000;
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);
const dated = (id: string, minutes: number) => staffRequest(id, { come_back_at: inMinutes(minutes) });

const followers = new Map<string, PageFollower<StaffRequest, string>>();
const stop = vi.fn();

function deliver(query: string, ...documents: StaffRequest[]): void {
  const lowest = documents.at(-1)?.id ?? null;
  const page = { documents, lowest, size: documents.length, isFromCache: false, isUnknown: false };
  act(() => followers.get(query)?.onPage(page));
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  followers.clear();
  stop.mockReset();
  edge.queries.mockReset().mockReturnValue(['team', 'confidential']);
  edge.count.mockReset();
  edge.follow.mockReset().mockImplementation(({ sorted }, { after }, follower) => {
    followers.set(after === null ? sorted : `${sorted} after ${after}`, follower);
    return stop;
  });
});

afterEach(() => {
  vi.useRealTimers();
});

function follow() {
  const hook = renderHook(() => useComeBackRequests('confidential_while_active'));
  const list = () => hook.result.current.list;
  return { ...hook, list, ids: () => idsOf(list()) };
}

function idsOf(list: ReturnType<typeof useComeBackRequests>['list']) {
  return list.state === 'ready' && list.documents.map(({ id }) => id);
}

it('due requests from all lists form one list, longest due first, and more appear as they come due', async () => {
  const { result, list, ids, unmount } = follow();

  deliver('team', dated('yesterday', -1_440), dated('soon', 5));
  expect(list().state).toBe('loading');
  deliver('confidential', dated('long ago', -9_000), dated('now', 0));
  expect(ids()).toEqual(['long ago', 'yesterday', 'now']);
  expect(result.current.count).toBe(3);

  await act(() => vi.advanceTimersByTimeAsync(6 * MINUTE_MS));
  expect(ids()).toEqual(['long ago', 'yesterday', 'now', 'soon']);
  deliver('team', dated('soon', 5));
  expect(ids()).toEqual(['long ago', 'now', 'soon']);
  expect(edge.follow).toHaveBeenCalledTimes(2);

  unmount();
  expect(stop).toHaveBeenCalledTimes(2);
});

it('the list stays as time passes, without any new queries', async () => {
  const { ids } = follow();
  deliver('team', dated('yesterday', -1_440));
  deliver('confidential');

  await act(() => vi.advanceTimersByTimeAsync(25 * 60 * MINUTE_MS));

  expect(ids()).toEqual(['yesterday']);
  expect(edge.follow).toHaveBeenCalledTimes(2);
});

it('a list with more requests is counted by the database and shows the rest on demand', async () => {
  edge.count.mockImplementation(async (query) => ({ data: () => ({ count: query === 'team' ? 8 : 1 }) }));
  const { result, list, ids } = follow();
  const numbers = Array.from({ length: COME_BACK_PAGE_SIZE }, (_, index) => index);
  deliver('team', ...numbers.map((number) => dated(`a${number}`, number - 100)));
  deliver('confidential', dated('later', -10));
  await act(() => vi.advanceTimersByTimeAsync(0));

  expect(list()).toMatchObject({ hasMore: true });
  expect(ids()).toEqual(numbers.map((number) => `a${number}`));
  expect(result.current.count).toBe(9);

  act(() => result.current.loadMore());
  deliver(`team after a${COME_BACK_PAGE_SIZE - 1}`, dated('b', -50), dated('c', -5));

  expect(ids()).toEqual([...numbers.map((number) => `a${number}`), 'b', 'later', 'c']);
  expect(list()).toMatchObject({ hasMore: false });
});

it('a full page with some requests not yet due contains all the due ones', () => {
  const { list, result } = follow();
  deliver('team', ...[-3, -2, -1, 10, 20, 30].map((minutes) => dated(`at ${minutes}`, minutes)));
  deliver('confidential');

  expect(list()).toMatchObject({ hasMore: false });
  expect(result.current.count).toBe(3);
  expect(edge.count).not.toHaveBeenCalled();
});

it('an unreachable list still counts as loading and appears automatically once it is reachable', () => {
  const { list, ids } = follow();

  act(() =>
    followers
      .get('team')
      ?.onPage({ documents: [], lowest: null, size: 0, isFromCache: true, isUnknown: true }),
  );
  deliver('confidential');
  expect(list().state).toBe('loading');

  deliver('team', dated('yesterday', -1_440));
  expect(ids()).toEqual(['yesterday']);
  expect(edge.follow).toHaveBeenCalledTimes(2);
});

it('a refused list is in the refused state until a retry loads it', () => {
  const { result, list, ids } = follow();
  deliver('confidential', dated('now', 0));

  act(() => followers.get('team')?.onRefusal());
  expect(list().state).toBe('refused');

  act(() => result.current.retry());
  expect(list().state).toBe('loading');
  expect(edge.follow).toHaveBeenCalledTimes(4);
  deliver('team', dated('yesterday', -1_440));
  deliver('confidential', dated('now', 0));
  expect(ids()).toEqual(['yesterday', 'now']);
});
