import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { staffRequest } from '../../../testing/staff-request.ts';
import type { RequestList } from './request-list.ts';
import { useNewRequestAnnouncement } from './use-new-request-announcement.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 8, minute));

function listOf(...minutes: number[]): Extract<RequestList, { state: 'ready' }> {
  const documents = minutes.map((minute) => staffRequest(`at-${minute}`, { created_at: at(minute) }));
  return { state: 'ready', documents, hasMore: false, isLoadingMore: false, isFromCache: false };
}

function follow(list: RequestList, clockAheadMs = 0) {
  return renderHook(({ key, list }) => useNewRequestAnnouncement(key, list, clockAheadMs), {
    initialProps: { key: 'active', list },
  });
}

beforeEach(() => void vi.useFakeTimers({ now: at(5) }));

afterEach(() => void vi.useRealTimers());

describe('the announcement of new requests', () => {
  it('ignores the requests with which the list opens', () => {
    const hook = follow({ state: 'loading', isOffline: false });

    hook.rerender({ key: 'active', list: listOf(5, 4) });

    expect(hook.result.current.text).toBe('');
  });

  it('ignores what the database adds to a list that was loaded from the cache', () => {
    const hook = follow({ ...listOf(4), isFromCache: true });

    hook.rerender({ key: 'active', list: listOf(6, 5, 4) });

    expect(hook.result.current.text).toBe('');
  });

  it('counts the requests that arrived since', () => {
    const hook = follow(listOf(5, 4));

    hook.rerender({ key: 'active', list: listOf(6, 5, 4) });
    expect(hook.result.current).toEqual({ text: '1 new prayer request has come in.', turn: 1 });

    hook.rerender({ key: 'active', list: listOf(8, 7, 6, 5, 4) });
    expect(hook.result.current).toEqual({ text: '2 new prayer requests have come in.', turn: 2 });
  });

  it('counts the requests that arrived since, by the server’s clock', () => {
    const hook = follow(listOf(2, 1), 3 * 60_000);

    hook.rerender({ key: 'active', list: listOf(4, 2, 1) });

    expect(hook.result.current).toEqual({ text: '1 new prayer request has come in.', turn: 1 });
  });

  it('ignores requests that leave or return from further down', () => {
    const hook = follow(listOf(5, 4));

    hook.rerender({ key: 'active', list: listOf(4) });
    hook.rerender({ key: 'active', list: listOf(5, 4, 3) });

    expect(hook.result.current.turn).toBe(0);
  });

  it('ignores older requests that move up, even if newer than everything shown', () => {
    const hook = follow(listOf(1, 2));

    hook.rerender({ key: 'active', list: listOf(2, 4) });
    expect(hook.result.current.turn).toBe(0);

    hook.rerender({ key: 'active', list: listOf(2, 4, 6) });
    expect(hook.result.current.text).toBe('1 new prayer request has come in.');
  });

  it('ignores a page that the member loaded', () => {
    const hook = follow(listOf(1, 2));

    hook.rerender({ key: 'active', list: { ...listOf(1, 2), isLoadingMore: true } });
    hook.rerender({ key: 'active', list: listOf(1, 2, 7, 8) });
    expect(hook.result.current.turn).toBe(0);

    hook.rerender({ key: 'active', list: listOf(1, 2, 7, 8, 9) });
    expect(hook.result.current.text).toBe('1 new prayer request has come in.');
  });

  it('starts over with another list', () => {
    const hook = follow(listOf(5));
    hook.rerender({ key: 'active', list: listOf(6, 5) });

    hook.rerender({ key: 'archived', list: listOf(9, 8) });

    expect(hook.result.current.text).toBe('');
  });
});
