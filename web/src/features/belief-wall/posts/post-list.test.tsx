import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { PageList } from '../../../firebase/live-pages/live-pages.ts';
import { PostList } from './post-list.tsx';
import type { WallPost } from './wall-post.ts';

function show(list: PageList<WallPost>): { onRetry: ReturnType<typeof vi.fn> } {
  const onRetry = vi.fn();
  render(<PostList list={list} outgoing={null} onLoadMore={vi.fn()} onRetry={onRetry} />);
  return { onRetry };
}

const empty = { documents: [], hasMore: false, isLoadingMore: false, isFromCache: false };

it('an empty wall invites the reader to be the first to share', () => {
  show({ state: 'ready', ...empty });

  expect(screen.getByText('No prayer requests yet. Be the first to share!')).toBeVisible();
});

it('a loading wall says that it is loading, not that it is empty', () => {
  show({ state: 'loading', isOffline: false });

  expect(screen.getByRole('status')).toHaveTextContent('Loading prayer requests…');
  expect(screen.queryByText(/No prayer requests yet/)).toBeNull();
});

it('an unreachable wall says so and shows no retry button', () => {
  show({ state: 'loading', isOffline: true });

  expect(screen.getByText(/couldn’t load the prayer requests/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a wall whose loading was refused can be retried', async () => {
  const { onRetry } = show({ state: 'refused' });

  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));

  expect(onRetry).toHaveBeenCalledOnce();
});
