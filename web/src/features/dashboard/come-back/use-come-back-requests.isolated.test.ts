import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Listener } from '../../../firebase/listen.ts';
import { staffRequest } from '../../../testing/staff-request.ts';
import type { StaffRequest } from '../requests/staff-request.ts';
import { useComeBackRequests } from './use-come-back-requests.ts';

// The database, which jsdom cannot have.
const edge = vi.hoisted(() => ({ queries: vi.fn(), listen: vi.fn() }));
vi.mock('./come-back-query.ts', async (load) => ({
  ...(await load<typeof import('./come-back-query.ts')>()),
  comeBackQueries: edge.queries,
}));
vi.mock('../../../firebase/firestore-sdk.ts', () => ({}));
vi.mock('../../../firebase/listen.ts', () => ({ listen: edge.listen }));

const NOW = new Date('2026-11-23T15:00:00Z');
const MINUTE_MS = 60_000;
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);
const dated = (id: string, minutes: number) => staffRequest(id, { come_back_at: inMinutes(minutes) });

const listeners = new Map<string, Listener<StaffRequest>>();
const stop = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  listeners.clear();
  edge.queries.mockReset().mockReturnValue(['team', 'confidential']);
  edge.listen.mockReset().mockImplementation((query, _schema, listener) => {
    listeners.set(query, listener);
    return stop;
  });
});

afterEach(() => {
  vi.useRealTimers();
});

it('the due requests of all lists stand together, the longest due first, and come due by themselves', async () => {
  const { result, unmount } = renderHook(() => useComeBackRequests('confidential_while_active'));
  await act(() => vi.dynamicImportSettled());
  const ids = () => result.current.state === 'ready' && result.current.requests.map(({ id }) => id);

  act(() => listeners.get('team')?.onDocuments([dated('yesterday', -1_440), dated('soon', 5)]));
  expect(result.current.state).toBe('loading');
  act(() => listeners.get('confidential')?.onDocuments([dated('now', 0), dated('long ago', -9_000)]));
  expect(ids()).toEqual(['long ago', 'yesterday', 'now']);
  expect(result.current).toMatchObject({ count: 3 });

  await act(() => vi.advanceTimersByTimeAsync(6 * MINUTE_MS));
  expect(ids()).toEqual(['long ago', 'yesterday', 'now', 'soon']);
  act(() => listeners.get('team')?.onDocuments([dated('soon', 5)]));
  expect(ids()).toEqual(['long ago', 'now', 'soon']);
  expect(edge.listen).toHaveBeenCalledTimes(2);

  unmount();
  expect(stop).toHaveBeenCalledTimes(2);
});

it('what is listened for reaches half a day ahead at least', async () => {
  renderHook(() => useComeBackRequests('everything'));
  await act(() => vi.dynamicImportSettled());

  const [visibility, until] = edge.queries.mock.lastCall ?? [];
  expect(visibility).toBe('everything');
  expect(until.getTime() - NOW.getTime()).toBeGreaterThanOrEqual(12 * 60 * MINUTE_MS);
});

it('a list that is out of reach is still loading: it comes by itself', async () => {
  const { result } = renderHook(() => useComeBackRequests('everything'));
  await act(() => vi.dynamicImportSettled());

  act(() => listeners.get('team')?.onFailure('unreachable'));

  expect(result.current.state).toBe('loading');
});

it('a refused list is an error that can be tried again', async () => {
  const { result } = renderHook(() => useComeBackRequests('everything'));
  await act(() => vi.dynamicImportSettled());
  vi.spyOn(console, 'error').mockImplementation(() => {});

  act(() => listeners.get('team')?.onFailure('refused'));

  expect(result.current.state).toBe('error');
});
