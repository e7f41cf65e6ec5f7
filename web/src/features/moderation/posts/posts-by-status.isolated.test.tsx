import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { SETTINGS } from '@prayer-community/domain/settings/settings';
import { render, screen } from '@testing-library/react';
import { it, vi } from 'vitest';
import { EditPostContext } from '../edit-post-context.ts';
import { LeaderContext } from '../leader-context.ts';
import { PostsByStatus } from './posts-by-status.tsx';

// Firestore does not run in jsdom.
const post = { ...newWallPost('For Lukas.', 'Marisol', false, new Date()), id: 'post' };
vi.mock('./post-queries.ts', () => ({
  postsIn: () => ({}),
  openReportsOf: (id: string) => `reports of ${id}`,
  reportSchema: {},
}));
vi.mock('./use-pages.ts', () => ({
  usePages: () => ({
    list: { state: 'ready', documents: [post], hasMore: false, isLoadingMore: false, isFromCache: false },
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

it('a waiting post shows how many reports its approval settles', async () => {
  render(
    <LeaderContext value="leader">
      <EditPostContext value={vi.fn()}>
        <PostsByStatus status="waiting" onListed={vi.fn()} />
      </EditPostContext>
    </LeaderContext>,
  );

  await screen.findByText('2 reports');
});
