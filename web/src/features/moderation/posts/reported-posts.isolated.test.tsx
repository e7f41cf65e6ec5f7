import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { findToast } from '../../../testing/find-toast.ts';
import { Toasts } from '../../../ui/toast/toasts.tsx';
import { ReportedPosts } from './reported-posts.tsx';

// Firestore does not run in jsdom.
const edge = vi.hoisted(() => ({ update: vi.fn(), commit: vi.fn<() => Promise<void>>() }));
vi.mock('./post-queries.ts', () => ({
  OPEN_REPORTS: {},
  openReportsOf: (postId: string) => ({ docs: [{ ref: `report of ${postId}` }] }),
  postRef: (postId: string) => ({ path: postId }),
}));
vi.mock('./use-pages.ts', () => ({
  usePages: () => ({
    list: {
      state: 'ready',
      documents: [{ post_id: 'post' }],
      hasMore: false,
      isLoadingMore: false,
      isFromCache: false,
    },
  }),
}));
vi.mock('../../../firebase/use-live-document.ts', () => ({ useLiveDocument: () => ({ state: 'absent' }) }));
vi.mock('../../../firebase/firestore-sdk.ts', () => ({ firestore: {} }));
vi.mock('firebase/firestore', () => ({
  getDocs: async (found: object) => found,
  runTransaction: async (_db: unknown, run: (transaction: object) => Promise<void>) => {
    await edge.commit();
    await run({ update: edge.update });
  },
}));

beforeEach(() => {
  edge.update.mockReset();
  edge.commit.mockReset().mockResolvedValue();
  render(
    <>
      <ReportedPosts onListed={vi.fn()} />
      <Toasts />
    </>,
  );
});

it('the reports of a deleted post can be dismissed, so that they no longer wait for a decision', async () => {
  expect(screen.getByRole('article', { name: 'This post was deleted.' })).toHaveTextContent('1 report');

  await userEvent.click(screen.getByRole('button', { name: 'Dismiss Reports' }));

  await findToast('Reports dismissed');
  expect(edge.update.mock.calls).toEqual([['report of post', { is_settled: true }]]);
});

it('a dismissal that is not stored is reported', async () => {
  vi.spyOn(console, 'error').mockReturnValueOnce();
  edge.commit.mockRejectedValueOnce(new Error('no connection'));

  await userEvent.click(screen.getByRole('button', { name: 'Dismiss Reports' }));

  await findToast('Failed to save your decision. Someone else may have just decided.');
  expect(edge.update).not.toHaveBeenCalled();
});
