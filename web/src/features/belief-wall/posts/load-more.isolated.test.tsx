import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { PostList } from './post-list.tsx';
import type { WallPost } from './wall-post.ts';

const post = (content: string): WallPost => ({
  ...newWallPost(content, null, true, new Date(0)),
  id: content,
});

/** A wall with a second page, which is the last. */
function Wall() {
  const [posts, setPosts] = useState([post('first')]);
  const list = { documents: posts, hasMore: posts.length === 1, isLoadingMore: false, isFromCache: false };
  return (
    <PostList
      list={{ state: 'ready', ...list }}
      outgoing={null}
      onLoadMore={() => setPosts([post('first'), post('second')])}
      onRetry={() => undefined}
    />
  );
}

beforeEach(() => {
  // jsdom has no layout.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

it('a wall whose newest posts are unreadable offers the next ones', () => {
  const list = { documents: [], hasMore: true, isLoadingMore: false, isFromCache: false };
  render(
    <PostList list={{ state: 'ready', ...list }} outgoing={null} onLoadMore={vi.fn()} onRetry={vi.fn()} />,
  );

  expect(screen.getByRole('button', { name: 'Show more prayer requests' })).toBeVisible();
  expect(screen.queryByText(/No prayer requests yet/)).toBeNull();
});

it('the first new post takes the focus of the button that showed the last page', async () => {
  render(<Wall />, { wrapper: MemoryRouter });

  await userEvent.click(screen.getByRole('button', { name: 'Show more prayer requests' }));

  await waitFor(() => expect(screen.getByRole('article', { name: 'second' })).toHaveFocus());
});
