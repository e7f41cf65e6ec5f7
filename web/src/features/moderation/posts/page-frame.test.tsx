import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import type { PageList } from '../../../firebase/live-pages/live-pages.ts';
import { PageFrame } from './page-frame.tsx';

const READY = { state: 'ready', hasMore: false, isLoadingMore: false, isFromCache: false } as const;

function show(list: PageList<string>) {
  const pages = { list, loadMore: vi.fn(), retry: vi.fn() };
  render(
    <Appearance>
      <PageFrame pages={pages} emptyText="No posts are hidden.">
        {(entries) => <p>{entries.join(', ')}</p>}
      </PageFrame>
    </Appearance>,
  );
  return pages;
}

it.each<[string, PageList<string>, string]>([
  ['loading', { state: 'loading', isOutOfReach: false }, 'Loading posts…'],
  ['unreachable', { state: 'loading', isOutOfReach: true }, 'You’re offline.'],
  ['empty', { ...READY, documents: [] }, 'No posts are hidden.'],
])('a list shows that it is %s', (_state, list, words) => {
  show(list);

  expect(screen.getByRole('status').textContent).toContain(words);
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
