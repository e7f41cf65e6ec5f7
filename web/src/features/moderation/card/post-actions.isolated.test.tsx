import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { findToast } from '../../../testing/find-toast.ts';
import { ToastHost } from '../../../ui/toast/toast-host.tsx';
import { LeaderContext } from '../leader-context.ts';
import type { ModeratedPost } from '../posts/moderated-post.ts';
import { PostActions } from './post-actions.tsx';

// Firestore does not run in jsdom.
const edge = vi.hoisted(() => ({ storeDecision: vi.fn(), takeBackDecision: vi.fn() }));
vi.mock('../actions/store-decision.ts', () => edge);

const POST: ModeratedPost = { ...newWallPost('For Lukas.', 'Marisol', true, new Date(0)), id: 'post' };
const NAMED = { ...POST, is_anonymous: false };

function page(post: ModeratedPost) {
  return (
    <Appearance>
      <LeaderContext value="me">
        <PostActions post={post} isReported={false} describedBy="words" />
      </LeaderContext>
      <ToastHost />
    </Appearance>
  );
}

async function openDialog() {
  const { rerender } = render(page(NAMED));
  const leader = userEvent.setup();
  await leader.click(screen.getByRole('button', { name: 'Edit Text' }));
  const content = await screen.findByLabelText(/^Prayer request/);
  return { leader, content, comeIn: (post: ModeratedPost) => rerender(page(post)) };
}

const saveText = () => screen.getByRole('button', { name: 'Save Text' });

beforeEach(() => {
  edge.storeDecision.mockReset().mockResolvedValue([]);
  edge.takeBackDecision.mockReset().mockResolvedValue(undefined);
  // Missing in jsdom.
  HTMLElement.prototype.setPointerCapture = () => undefined;
});

it('only the text that the leader changed is stored, whatever arrived meanwhile', async () => {
  const { leader, content, comeIn } = await openDialog();
  comeIn({
    ...NAMED,
    content: 'For L.',
    author_name: null,
    is_anonymous: true,
    is_answered: true,
    testimony: 'He is well.',
  });
  await leader.clear(content);
  await leader.type(content, 'For a friend.');
  await leader.click(saveText());

  await findToast('Text changed');
  const decision = {
    postId: 'post',
    action: 'edit',
    actorUid: 'me',
    fields: { content: 'For a friend.' },
    before: { content: 'For Lukas.' },
  };
  expect(edge.storeDecision).toHaveBeenCalledExactlyOnceWith(decision);

  await leader.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(edge.takeBackDecision).toHaveBeenCalledExactlyOnceWith(decision, []));
});

it('no decision is stored if no text was changed', async () => {
  const { leader } = await openDialog();
  await leader.click(saveText());

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(edge.storeDecision).not.toHaveBeenCalled();
});

it('the dialog has no author field for an anonymous post', async () => {
  render(page({ ...POST, author_name: null, is_anonymous: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit Text' }));

  expect(await screen.findByLabelText(/^Prayer request/)).toBeVisible();
  expect(screen.queryByLabelText('Author')).toBeNull();
});
