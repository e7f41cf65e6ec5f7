import { act, renderHook } from '@testing-library/react';
import type { Query } from 'firebase/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pendingWrite } from '../../../testing/pending-write.ts';
import { staffRequest } from '../../../testing/staff-request.ts';
import type { RequestList } from './request-list.ts';
import { useListCount } from './use-request-count.ts';

// Firestore does not run in jsdom.
const count = vi.hoisted(() => vi.fn());
vi.mock('../../../firebase/firestore-sdk.ts', () => ({}));
vi.mock('firebase/firestore', async (load) => ({
  ...(await load<typeof import('firebase/firestore')>()),
  query: (query: unknown) => query,
  getCountFromServer: count,
}));

// The queries are not looked at.
const QUERIES = [vi.fn<() => Query>()()];
const toQueries = () => QUERIES;

function showCount(list: RequestList) {
  return renderHook((shown: RequestList) => useListCount(shown, toQueries), { initialProps: list });
}

function listOf(length: number, hasMore: boolean): RequestList {
  const documents = Array.from({ length }, (_, index) => staffRequest(`request-${index}`));
  return { state: 'ready', documents, hasMore, isLoadingMore: false, isFromCache: false };
}

beforeEach(() => {
  count.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const counts = (number: number) => count.mockResolvedValue({ data: () => ({ count: number }) });
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('a longer list is counted again when a request below its first page leaves', async () => {
  counts(80);
  const { result, rerender } = showCount(listOf(50, true));
  await act(async () => {});
  expect(result.current).toBe(80);

  counts(79);
  rerender(listOf(49, true));
  await act(async () => {});
  expect(result.current).toBe(79);
});

it('a longer list is counted again each minute, but not while the page is hidden', async () => {
  vi.useFakeTimers();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  counts(30);
  const { result } = showCount(listOf(25, true));
  await after(0);
  counts(31);
  await after(60_000);
  expect(result.current).toBe(31);

  visibility.mockReturnValue('hidden');
  counts(32);
  await after(120_000);
  expect(result.current).toBe(31);
  visibility.mockReturnValue('visible');
  await after(60_000);
  expect(result.current).toBe(32);
  expect(count).toHaveBeenCalledTimes(3);
});

it('a list that is loaded completely costs no count', async () => {
  vi.useFakeTimers();
  showCount(listOf(5, false));
  await after(120_000);

  expect(count).not.toHaveBeenCalled();
});

it('the count of a longer list stays while a request that leaves it is being written', async () => {
  count.mockResolvedValue({ data: () => ({ count: 30 }) });
  const { result, rerender } = showCount(listOf(25, true));
  await act(async () => {});
  expect(result.current).toBe(30);

  let confirm = async () => {};
  act(() => {
    confirm = pendingWrite();
  });
  // The page is not full until the server sends the next request.
  rerender(listOf(24, false));
  expect(result.current).toBe(30);

  count.mockResolvedValue({ data: () => ({ count: 29 }) });
  rerender(listOf(25, true));
  await act(() => confirm());
  expect(result.current).toBe(29);
});

it('a list that is loaded completely is counted at once, also while a write is pending', async () => {
  const { result, rerender } = showCount(listOf(5, false));
  let confirm = async () => {};
  act(() => {
    confirm = pendingWrite();
  });

  rerender(listOf(4, false));
  expect(result.current).toBe(4);
  await act(() => confirm());
});
