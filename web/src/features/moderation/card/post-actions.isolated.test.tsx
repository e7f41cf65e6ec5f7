import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { findToast } from '../../../testing/find-toast.ts';
import { ToastHost } from '../../../ui/toast/toast-host.tsx';
import { PostChangedError } from '../actions/post-changed-error.ts';
import { Moderation } from '../moderation.tsx';
import type { ModeratedPost } from '../posts/moderated-post.ts';
import { PostActions } from './post-actions.tsx';

// Firestore does not run in jsdom.
const edge = vi.hoisted(() => ({ storeDecision: vi.fn(), undoDecision: vi.fn() }));
vi.mock('../actions/store-decision.ts', () => edge);

/** The only post of the list. Null is a list that it has left. */
const list = vi.hoisted((): { post: ModeratedPost | null } => ({ post: null }));
vi.mock('../posts/posts-by-status.tsx', () => ({
  PostsByStatus: () => list.post && <PostActions post={list.post} isReported={false} describedBy="words" />,
}));

const POST: ModeratedPost = { ...newWallPost('For Lukas.', 'Marisol', true, new Date(0)), id: 'post' };
const NAMED = { ...POST, is_anonymous: false };

function page() {
  return (
    <Appearance>
      <MemoryRouter>
        <Moderation uid="me" />
      </MemoryRouter>
      <ToastHost />
    </Appearance>
  );
}

async function openDialog() {
  list.post = NAMED;
  const { rerender } = render(page());
  const leader = userEvent.setup();
  await leader.click(screen.getByRole('button', { name: 'Edit Text' }));
  const content = await screen.findByLabelText(/^Prayer request/);
  const comeIn = (post: ModeratedPost | null) => {
    list.post = post;
    rerender(page());
  };
  return { leader, content, comeIn };
}

const saveText = () => screen.getByRole('button', { name: 'Save Text' });

beforeEach(() => {
  edge.storeDecision.mockReset().mockResolvedValue([]);
  edge.undoDecision.mockReset().mockResolvedValue(undefined);
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
  await waitFor(() => expect(edge.undoDecision).toHaveBeenCalledExactlyOnceWith(decision, []));
});

it('no decision is stored if no text was changed', async () => {
  const { leader } = await openDialog();
  await leader.click(saveText());

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(edge.storeDecision).not.toHaveBeenCalled();
});

it('the dialog has no author field for an anonymous post', async () => {
  list.post = { ...POST, author_name: null, is_anonymous: true };
  render(page());
  await userEvent.click(screen.getByRole('button', { name: 'Edit Text' }));

  expect(await screen.findByLabelText(/^Prayer request/)).toBeVisible();
  expect(screen.queryByLabelText('Author')).toBeNull();
});

it('the dialog stays open with the typed text if saving fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  edge.storeDecision.mockRejectedValue(new Error('no connection'));
  const { leader, content } = await openDialog();
  await leader.clear(content);
  await leader.type(content, 'For a friend.');
  await leader.click(saveText());

  await findToast('Error');
  expect(screen.getByLabelText(/^Prayer request/)).toHaveValue('For a friend.');

  edge.storeDecision.mockResolvedValue([]);
  await leader.click(saveText());
  await findToast('Text changed');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a leader whose text someone else has changed meanwhile reads how to save theirs', async () => {
  vi.spyOn(console, 'error').mockReturnValueOnce();
  edge.storeDecision.mockRejectedValueOnce(new PostChangedError());
  const { leader, content } = await openDialog();
  await leader.clear(content);
  await leader.type(content, 'For a friend.');

  await leader.click(saveText());

  await findToast(
    'Someone else changed this post, so your text was not saved. Copy it, then open the post again.',
  );
  expect(content).toHaveValue('For a friend.');
});

it('the dialog stays open with the typed text if the post leaves the list', async () => {
  const { leader, content, comeIn } = await openDialog();
  await leader.clear(content);
  await leader.type(content, 'For a friend.');

  comeIn(null);

  expect(screen.getByLabelText(/^Prayer request/)).toHaveValue('For a friend.');
  await leader.click(saveText());
  await findToast('Text changed');
});
