import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { SETTINGS } from '@prayer-community/domain/settings/settings';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { EditPostContext } from '../edit-post-context.ts';
import { LeaderContext } from '../leader-context.ts';
import { PostsByStatus } from './posts-by-status.tsx';

// Firestore does not run in jsdom.
const newPost = newWallPost('For Lukas.', 'Marisol', false, new Date());
const POSTS = {
  waiting: { ...newPost, id: 'post' },
  hidden: { ...newPost, is_hidden: true, id: 'post' },
} as const;
vi.mock('./post-queries.ts', () => ({
  postsIn: (status: string) => ({ status }),
  openReportsOf: (id: string) => `reports of ${id}`,
  reportSchema: {},
}));
vi.mock('./use-pages.ts', () => ({
  usePages: ({ status }: { status: keyof typeof POSTS }) => ({
    list: {
      state: 'ready',
      documents: [POSTS[status]],
      hasMore: false,
      isLoadingMore: false,
      isFromCache: false,
    },
  }),
}));
vi.mock('../../../firebase/listen.ts', () => ({
  listen: (query: string, _schema: unknown, listener: { onDocuments: (documents: object[]) => void }) => {
    listener.onDocuments(query === 'reports of post' ? [{}, {}] : []);
    return () => {};
  },
}));
vi.mock('../../../firebase/settings/use-settings.ts', () => ({
  useSettings: () => ({ state: 'ready', settings: SETTINGS.safety.parse({}) }),
}));

it.each([
  { status: 'waiting', main: 'Approve' },
  { status: 'hidden', main: 'Keep Hidden' },
] as const)('a $status post shows how many reports the decision settles', async ({ status, main }) => {
  render(
    <LeaderContext value="leader">
      <EditPostContext value={vi.fn()}>
        <PostsByStatus status={status} onListed={vi.fn()} />
      </EditPostContext>
    </LeaderContext>,
  );

  await screen.findByText('2 reports');
  expect(screen.getAllByRole('button')[0]).toHaveTextContent(main);
});
