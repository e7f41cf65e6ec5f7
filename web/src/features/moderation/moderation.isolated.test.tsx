import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Appearance } from '../../app/appearance.tsx';
import { Moderation } from './moderation.tsx';

// Firestore does not run in jsdom.
vi.mock('./posts/post-queries.ts', () => ({ OPEN_REPORTS: {}, postsIn: () => ({}) }));
vi.mock('./posts/use-pages.ts', () => ({
  usePages: () => ({
    list: { state: 'ready', documents: [], hasMore: false, isLoadingMore: false, isFromCache: false },
  }),
}));

it('the posts that a leader chooses are announced, but not those that come with the page', async () => {
  render(
    <Appearance>
      <MemoryRouter>
        <Moderation uid="ruth" />
      </MemoryRouter>
    </Appearance>,
  );
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');

  for (const [view, text] of [
    ['Hidden', 'No posts are hidden.'],
    ['Reported', 'No reported posts.'],
    ['Waiting', 'No posts are waiting for approval.'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: view }));

    expect(screen.getByRole('status')).toBe(status);
    expect(status).toHaveTextContent(text);
  }
});
