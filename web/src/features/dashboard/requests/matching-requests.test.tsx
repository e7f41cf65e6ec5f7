import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { showOnDashboard } from '../../../testing/show-on-dashboard.tsx';
import { staffRequest } from '../../../testing/staff-request.ts';
import { MatchingRequests } from './matching-requests.tsx';
import type { RequestList } from './request-list.ts';

const READY = {
  state: 'ready',
  requests: [],
  hasMore: false,
  isLoadingMore: false,
  isFromCache: false,
} as const;

function show(list: RequestList, count: number | null = null) {
  const onMore = vi.fn();
  const onRetry = vi.fn();
  showOnDashboard(
    <MatchingRequests
      view="active"
      list={list}
      count={count}
      announcement={{ text: '1 new prayer request has come in.', turn: 1 }}
      onMore={onMore}
      onRetry={onRetry}
    />,
    'prayer_team',
  );
  return { onMore, onRetry };
}

describe('the list of requests', () => {
  it('says that it loads', () => {
    show({ state: 'loading' });

    expect(screen.getByText('Loading prayer requests…')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Active Requests' })).toBeVisible();
  });

  it('says that it could not be loaded, and tries again', async () => {
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

  it('shows what came first, and more on demand', async () => {
    const { onMore } = show(
      { ...READY, requests: [staffRequest('a'), staffRequest('b')], hasMore: true },
      1_234,
    );
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'Active Requests (1,234)' })).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Show 25 more' }));

    expect(onMore).toHaveBeenCalledOnce();
  });

  it('does not count on for ever', () => {
    show(READY, 5_000);

    expect(screen.getByRole('heading', { name: 'Active Requests (5,000+)' })).toBeVisible();
  });

  it('tells quietly of what came in', () => {
    show(READY, 0);

    expect(screen.getByText('1 new prayer request has come in.').closest('[role="status"]')).not.toBeNull();
  });
});
