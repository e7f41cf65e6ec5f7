import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { LoadMore } from './load-more.tsx';
import { PostList } from './post-list.tsx';
import { PAGE_SIZE, type WallPost } from './wall-post.ts';

type Notify = (entries: { isIntersecting: boolean }[]) => void;

const observers = new Map<Element, Notify>();

/** jsdom has no layout. */
class Observer {
  readonly #notify: Notify;
  #element: Element | undefined;

  constructor(notify: Notify) {
    this.#notify = notify;
  }

  observe(element: Element) {
    this.#element = element;
    observers.set(element, this.#notify);
  }

  disconnect() {
    if (this.#element !== undefined) {
      observers.delete(this.#element);
    }
  }
}

beforeEach(() => {
  observers.clear();
  vi.stubGlobal('IntersectionObserver', Observer);
});

function scroll(element: Element | null, isIntersecting: boolean): void {
  act(() => observers.get(element ?? document.body)?.([{ isIntersecting }]));
}

const post = (content: string, minute = 0): WallPost => ({
  ...newWallPost(content, null, true, new Date(minute * 60_000)),
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

it('a wall whose newest posts are unreadable offers the next ones', () => {
  const list = { documents: [], hasMore: true, isLoadingMore: false, isFromCache: false };
  render(
    <PostList list={{ state: 'ready', ...list }} outgoing={null} onLoadMore={vi.fn()} onRetry={vi.fn()} />,
  );

  expect(screen.getByRole('button', { name: 'Show more prayer requests' })).toBeVisible();
  expect(screen.queryByText(/No prayer requests yet/)).toBeNull();
});

it('the posts have a name for when they take the focus', () => {
  render(<Wall />, { wrapper: MemoryRouter });

  expect(screen.getByRole('region', { name: 'Belief Wall' })).toHaveAttribute('tabindex', '-1');
});

it('the first new post takes the focus of the button that showed the last page', async () => {
  render(<Wall />, { wrapper: MemoryRouter });

  await userEvent.click(screen.getByRole('button', { name: 'Show more prayer requests' }));

  await waitFor(() => expect(screen.getByRole('article', { name: 'second' })).toHaveFocus());
});

it('a reader keeps the lowest posts when new ones push them off the first page', () => {
  const onLoadMore = vi.fn();
  const wallDownTo = (lowest: number) => {
    const posts = Array.from({ length: PAGE_SIZE }, (_, index) => lowest + PAGE_SIZE - 1 - index);
    const documents = posts.map((minute) => post(`post ${minute}`, minute));
    const list = { documents, hasMore: true, isLoadingMore: false, isFromCache: false };
    return (
      <PostList
        list={{ state: 'ready', ...list }}
        outgoing={null}
        onLoadMore={onLoadMore}
        onRetry={() => undefined}
      />
    );
  };
  const { container, rerender } = render(wallDownTo(1), { wrapper: MemoryRouter });
  scroll(container.firstElementChild, false);
  expect(onLoadMore).not.toHaveBeenCalled();

  rerender(wallDownTo(2));
  rerender(wallDownTo(3));

  expect(screen.getByRole('button', { name: '2 new prayer requests' })).toBeVisible();
  expect(onLoadMore).toHaveBeenCalledOnce();
});

it('after three pages on scrolling, only the button shows more, so that the footer can be reached', async () => {
  const onLoadMore = vi.fn();
  const loadMore = (isLoading: boolean) => <LoadMore isLoading={isLoading} onLoadMore={onLoadMore} />;
  const { container, rerender } = render(loadMore(false));
  for (let arrival = 0; arrival < 5; arrival += 1) {
    scroll(container.firstElementChild, true);
    rerender(loadMore(true));
    rerender(loadMore(false));
  }
  expect(onLoadMore).toHaveBeenCalledTimes(3);

  await userEvent.click(screen.getByRole('button', { name: 'Show more prayer requests' }));

  expect(onLoadMore).toHaveBeenCalledTimes(4);
});
