import { act, renderHook } from '@testing-library/react';
import type { Query } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
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
