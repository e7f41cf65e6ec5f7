import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { showOnDashboard } from '../../../testing/show-on-dashboard.tsx';
import { staffRequest } from '../../../testing/staff-request.ts';
import type { RequestList } from './request-list.ts';
import { RequestSection } from './request-section.tsx';

const READY = {
  state: 'ready',
  documents: [],
  hasMore: false,
  isLoadingMore: false,
  isFromCache: false,
} as const;

function show(list: RequestList, count: number | null = null) {
  const onMore = vi.fn();
  const onRetry = vi.fn();
  showOnDashboard(
    <MemoryRouter>
      <RequestSection
        heading="Active Requests"
        list={list}
        count={count}
        url={{
          view: 'active',
          openId: null,
          search: '',
          searchState: null,
          searchFor: vi.fn(),
          withoutSearch: { search: '' },
          urlOf: (id) => `?request=${id}`,
          opening: { replace: false, state: null },
          close: vi.fn(),
        }}
        empty="No prayer requests match your filters."
        more={
          <button type="button" onClick={onMore}>
            Show 25 more
          </button>
        }
        onRetry={onRetry}
      />
    </MemoryRouter>,
    'prayer_team',
  );
  return { onMore, onRetry };
}

describe('the request list', () => {
  it('says that it is loading', () => {
    show({ state: 'loading', isOffline: false });

    expect(screen.getByText('Loading prayer requests…')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Active Requests' })).toBeVisible();
  });

  it('says that it could not be loaded and can be retried', async () => {
    const { onRetry } = show({ state: 'refused' });
    expect(screen.getByText(/Failed to load prayer requests\./)).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));

    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('says that nothing matches', () => {
    show(READY, 0);

    expect(screen.getByText('No prayer requests match your filters.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Active Requests (0)' })).toBeVisible();
  });

  it('shows the first requests, and more on demand', async () => {
    const { onMore } = show(
      { ...READY, documents: [staffRequest('a'), staffRequest('b')], hasMore: true },
      1_234,
    );
    expect(screen.getAllByRole('link').map((row) => row.getAttribute('href'))).toEqual([
      '/?request=a',
      '/?request=b',
    ]);
    expect(screen.getByRole('heading', { name: 'Active Requests (1,234)' })).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Show 25 more' }));

    expect(onMore).toHaveBeenCalledOnce();
  });

  it('caps its count', () => {
    show(READY, 5_000);

    expect(screen.getByRole('heading', { name: 'Active Requests (5,000+)' })).toBeVisible();
  });
});
