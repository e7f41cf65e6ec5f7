import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import type { PageList } from '../../../firebase/live-pages/live-pages.ts';
import { useListFocus } from '../../../ui/use-list-focus.ts';
import { PageFrame } from './page-frame.tsx';

const READY = { state: 'ready', hasMore: false, isLoadingMore: false, isFromCache: false } as const;

const onListed = vi.fn();

function show(list: PageList<string>) {
  const pages = { list, loadMore: vi.fn(), retry: vi.fn() };
  render(
    <Appearance>
      <PageFrame view="hidden" pages={pages} countOf={(entries) => entries.length} onListed={onListed}>
        {(entries) => <p>{entries.join(', ')}</p>}
      </PageFrame>
    </Appearance>,
  );
  return pages;
}

it.each<[string, PageList<string>, string]>([
  ['loading', { state: 'loading', isOffline: false }, 'Loading posts…'],
  ['unreachable', { state: 'loading', isOffline: true }, 'You’re offline.'],
])('a list shows that it is %s', (_state, list, words) => {
  show(list);

  expect(screen.getByRole('status').textContent).toContain(words);
});

it('an empty list says so', () => {
  show({ ...READY, documents: [] });

  expect(screen.getByText('No posts are hidden.')).toBeVisible();
  expect(onListed).toHaveBeenLastCalledWith('No posts are hidden.', undefined);
});

it.each([
  [false, 'Hidden Posts (2)'],
  [true, 'Hidden Posts (2+)'],
])('a list is announced with the number of its posts, with more to show: %s', (hasMore, text) => {
  show({ ...READY, documents: ['one', 'two'], hasMore });

  expect(onListed).toHaveBeenLastCalledWith(text, undefined);
});

it('a refused list is retried on request', () => {
  const { retry } = show({ state: 'refused' });
  expect(screen.getByRole('alert').textContent).toContain('Failed to load belief wall posts.');

  screen.getByRole('button', { name: 'Try Again' }).click();

  expect(retry).toHaveBeenCalledOnce();
});

it('a list shows what was loaded, and more on request', () => {
  const { loadMore } = show({ ...READY, documents: ['one', 'two'], hasMore: true });
  expect(screen.getByText('one, two')).toBeTruthy();

  screen.getByRole('button', { name: 'Show more posts' }).click();

  expect(loadMore).toHaveBeenCalledOnce();
});

function TwoPages() {
  const [documents, setDocuments] = useState(['one']);
  const section = useRef<HTMLElement>(null);
  useListFocus(section);
  const list = { ...READY, documents, hasMore: documents.length === 1 };
  return (
    <section ref={section} tabIndex={-1}>
      <PageFrame
        pages={{ list, loadMore: () => setDocuments(['one', 'two']), retry: vi.fn() }}
        view="hidden"
        countOf={(entries) => entries.length}
        onListed={onListed}
      >
        {(posts) =>
          posts.map((post) => (
            <article key={post} tabIndex={-1} data-card={post}>
              {post}
            </article>
          ))
        }
      </PageFrame>
    </section>
  );
}

it('the first new post takes the focus of the button that showed the last page', async () => {
  render(<TwoPages />, { wrapper: Appearance });

  await userEvent.click(screen.getByRole('button', { name: 'Show more posts' }));

  await waitFor(() => expect(screen.getByText('two')).toHaveFocus());
});
