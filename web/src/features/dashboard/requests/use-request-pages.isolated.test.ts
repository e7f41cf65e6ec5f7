import { act, renderHook } from '@testing-library/react';
import type { Query } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PageFollower } from '../../../firebase/live-pages/live-pages.ts';
import { isNewer } from '../../../firebase/live-pages/page-windows.ts';
import { pendingWrite } from '../../../testing/pending-write.ts';
import { staffRequest } from '../../../testing/staff-request.ts';
import type { StaffRequest } from './staff-request.ts';
import { useRequestPages } from './use-request-pages.ts';

// Firestore does not run in jsdom.
const follow = vi.hoisted(() => vi.fn());
vi.mock('../../../firebase/firestore-sdk.ts', () => ({}));
vi.mock('../../../firebase/live-pages/follow-window.ts', () => ({ followWindow: follow }));

const PAGE_SIZE = 3;

// The query is not looked at.
const PAGED = { queries: [vi.fn<() => Query>()()], isAbove: isNewer, pageSize: PAGE_SIZE };

let follower: PageFollower<StaffRequest, string>;

beforeEach(() => {
  follow.mockReset().mockImplementation((_paged, _window, opened) => {
    follower = opened;
    return () => {};
  });
});

function deliver(count: number): void {
  const documents = Array.from({ length: count }, (_, index) => staffRequest(`request-${index}`));
  const lowest = documents.at(-1)?.id ?? null;
  act(() => follower.onPage({ documents, lowest, size: count, isFromCache: false, isUnknown: false }));
}

function showFullPage() {
  const { result } = renderHook(() => useRequestPages(PAGED));
  deliver(PAGE_SIZE);
  let confirm = async () => {};
  act(() => {
    confirm = pendingWrite();
  });
  return { result, confirm: () => act(() => confirm()) };
}

it('a longer list has more requests while one that leaves it is being written', async () => {
  const { result, confirm } = showFullPage();

  // The page is not full until the server sends the next request.
  deliver(PAGE_SIZE - 1);
  expect(result.current.list).toMatchObject({ hasMore: true });

  deliver(PAGE_SIZE);
  await confirm();
  expect(result.current.list).toMatchObject({ hasMore: true });
});

it('a list of one full page has no more requests once the server confirms that one left it', async () => {
  const { result, confirm } = showFullPage();
  deliver(PAGE_SIZE - 1);

  await confirm();

  expect(result.current.list).toMatchObject({ hasMore: false });
});
