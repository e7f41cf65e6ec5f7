import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SnapshotListener } from '../../../firebase/listen.ts';
import { showOnDashboard } from '../../../testing/show-on-dashboard.tsx';
import { staffRequest } from '../../../testing/staff-request.ts';
import { RETRY_MS } from '../../../ui/connection/on-reconnect.ts';
import type { StaffRequest } from '../requests/staff-request.ts';
import { EarlierRequests } from './earlier-requests.tsx';

// Firestore does not run in jsdom. The mocked query is the number of requests that it asks for.
const COUNT = 25;
const { count, unreadable } = vi.hoisted(() => ({ count: vi.fn(), unreadable: new Set<unknown>() }));
vi.mock('./earlier-requests-query.ts', () => ({
  newestEarlier: (_earlier: unknown, _visibility: unknown, most: number) => most,
  countEarlier: async () => count(),
}));
vi.mock('../../../firebase/listen.ts', () => ({
  listen: (most: number, _schema: unknown, listener: SnapshotListener<StaffRequest>) => {
    const found = EARLIER.slice(0, most);
    const readable = found.filter((request) => !unreadable.has(request));
    listener.onDocuments(readable, false, found.length);
    return () => undefined;
  },
}));

const EARLIER = Array.from({ length: COUNT }, (_, index) =>
  staffRequest(`earlier-${index}`, {
    contact_hashes: ['email:a'],
    created_at: new Date(2020, 4, 30 - index),
  }),
);

function show() {
  return showOnDashboard(
    <MemoryRouter>
      <EarlierRequests request={staffRequest('opened', { contact_hashes: ['email:a'] })} />
    </MemoryRouter>,
    'leadership',
  );
}

beforeEach(() => {
  count.mockReset().mockReturnValue(COUNT);
  unreadable.clear();
});

afterEach(() => {
  vi.useRealTimers();
});

it('every earlier request can be reached, and the button says when it shows all', async () => {
  show();
  const shown = () => screen.getAllByRole('link').length;

  await userEvent.click(await screen.findByRole('button', { name: 'Show More' }));
  await waitFor(() => expect(shown()).toBe(22));
  expect(screen.getByRole('button', { name: 'Show All (25)' })).toHaveFocus();
  await userEvent.click(await screen.findByRole('button', { name: 'Show All (25)' }));

  await waitFor(() => expect(shown()).toBe(25));
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  expect(screen.getByRole('group')).toHaveFocus();
});

it('the others can be reached if one cannot be read', async () => {
  unreadable.add(EARLIER[0]);
  show();

  await userEvent.click(await screen.findByRole('button', { name: 'Show More' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show All (25)' }));

  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(24));
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});

it('earlier requests appear once they can be counted, which is tried again after a pause', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  count.mockImplementation(() => {
    throw new Error('unavailable');
  });
  show();
  await pass(0);
  expect(screen.queryByRole('group')).toBeNull();

  count.mockReturnValue(COUNT);
  await pass(RETRY_MS);
  expect(screen.getByRole('button', { name: 'Show More' })).toBeVisible();
  await pass(2 * RETRY_MS);
  expect(count).toHaveBeenCalledTimes(2);
});

it('earlier requests are no longer counted once the request is closed', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  count.mockImplementation(() => {
    throw new Error('unavailable');
  });
  const { unmount } = show();
  await act(() => vi.advanceTimersByTimeAsync(0));

  unmount();
  await vi.advanceTimersByTimeAsync(2 * RETRY_MS);

  expect(count).toHaveBeenCalledTimes(1);
});
