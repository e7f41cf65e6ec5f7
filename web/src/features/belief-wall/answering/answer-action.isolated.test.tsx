import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { PATHS } from '../../../config/paths.ts';
import { findToast } from '../../../testing/find-toast.ts';
import { storeAccount } from '../../../testing/store-account.ts';
import { hasUnsavedInput } from '../../../ui/language/has-unsaved-input.ts';
import { ToastHost } from '../../../ui/toast/toast-host.tsx';
import { rememberOwnPost } from '../posts/own-posts.ts';
import { useCardQuestions } from '../posts/use-card-questions.ts';
import type { WallPost } from '../posts/wall-post.ts';
import { AnswerAction } from './answer-action.tsx';

// Firestore does not run in jsdom.
const edge = vi.hoisted(() => ({ markAnswered: vi.fn(), unmarkAnswered: vi.fn() }));
vi.mock('./mark-answered.ts', () => edge);

const POST = { ...newWallPost('Please pray for me.', null, true, new Date(0)), id: 'post' };

function Answer({ post }: { post: WallPost }) {
  const question = useCardQuestions(post);
  return <AnswerAction post={post} describedBy="words" question={question('answered')} />;
}

function Page({ isAnswered, testimony = null }: { isAnswered: boolean; testimony?: string | null }) {
  return (
    <Appearance>
      <input aria-label="Another field" />
      <Answer post={{ ...POST, is_answered: isAnswered, testimony }} />
      <ToastHost />
    </Appearance>
  );
}

const markButton = () => screen.getByRole('button', { name: 'Mark as Answered' });
const testimony = () => screen.getByRole('textbox', { name: 'Testimony (optional)' });

async function openForm() {
  const { rerender } = render(<Page isAnswered={false} />);
  const visitor = userEvent.setup();
  await visitor.click(markButton());
  return {
    visitor,
    /** What the live list brings. */
    comeIn: (isAnswered: boolean) => rerender(<Page isAnswered={isAnswered} />),
    async undoAndReopen() {
      rerender(<Page isAnswered={true} />);
      await visitor.click(screen.getByRole('button', { name: 'Not Answered Yet' }));
      await findToast('This prayer request is open for prayer again.');
      rerender(<Page isAnswered={false} />);
      await visitor.click(markButton());
    },
  };
}

beforeEach(() => {
  storeAccount('anna');
  edge.markAnswered.mockReset().mockResolvedValue('shown');
  edge.unmarkAnswered.mockReset().mockResolvedValue(undefined);
});

it('a typed testimony is kept if someone else marks the post and its author undoes that', async () => {
  rememberOwnPost(POST.id, 'anna');
  const { visitor, undoAndReopen } = await openForm();
  await visitor.type(testimony(), 'She is well.');

  await undoAndReopen();

  expect(testimony()).toHaveValue('She is well.');
  expect(edge.markAnswered).not.toHaveBeenCalled();
});

it('a typed testimony is there again after a reload', async () => {
  window.history.replaceState(null, '', PATHS.beliefWall);
  rememberOwnPost(POST.id, 'anna');
  const { visitor } = await openForm();
  await visitor.type(testimony(), 'She is well.');
  cleanup();

  await openForm();

  expect(testimony()).toHaveValue('She is well.');
  expect(hasUnsavedInput()).toBe(false);
});

it('a testimony that is removed with the mark is in the form when it is opened again', async () => {
  rememberOwnPost(POST.id, 'anna');
  const { rerender } = render(<Page isAnswered={true} testimony="She is well." />);
  const visitor = userEvent.setup();

  await visitor.click(screen.getByRole('button', { name: 'Not Answered Yet' }));
  await findToast('This prayer request is open for prayer again.');
  rerender(<Page isAnswered={false} />);
  await visitor.click(markButton());

  expect(testimony()).toHaveValue('She is well.');
});

it('a testimony is in the form when it is opened again although the response to its removal was lost', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  edge.unmarkAnswered.mockRejectedValue(new Error('no connection'));
  rememberOwnPost(POST.id, 'anna');
  const { rerender } = render(<Page isAnswered={true} testimony="She is well." />);
  const visitor = userEvent.setup();

  await visitor.click(screen.getByRole('button', { name: 'Not Answered Yet' }));
  await findToast('Failed to undo. Please try again.');
  rerender(<Page isAnswered={false} />);
  await visitor.click(markButton());

  expect(testimony()).toHaveValue('She is well.');
});

it('a testimony that was stored is not in the form when it is opened again', async () => {
  rememberOwnPost(POST.id, 'anna');
  const { visitor, undoAndReopen } = await openForm();
  await visitor.type(testimony(), 'She is well.');
  await visitor.click(markButton());
  await findToast('This prayer request has been marked as answered.');
  expect(edge.markAnswered).toHaveBeenCalledExactlyOnceWith(POST.id, 'She is well.');

  await undoAndReopen();

  expect(testimony()).toHaveValue('');
});

it('a testimony that the author typed is not sent by another account on the same device and stays for the author', async () => {
  rememberOwnPost(POST.id, 'anna');
  const { visitor } = await openForm();
  await visitor.type(testimony(), 'She is well.');
  cleanup();
  storeAccount('ruth');
  await openForm();

  await visitor.click(markButton());

  await findToast('This prayer request has been marked as answered.');
  expect(edge.markAnswered).toHaveBeenCalledExactlyOnceWith(POST.id, '');
  cleanup();
  storeAccount('anna');
  await openForm();
  expect(testimony()).toHaveValue('She is well.');
});

it('what the author types while a testimony is being stored is kept', async () => {
  let finishStoring = () => {};
  edge.markAnswered.mockReturnValue(
    new Promise((resolve) => {
      finishStoring = () => resolve('shown');
    }),
  );
  rememberOwnPost(POST.id, 'anna');
  const { visitor, undoAndReopen } = await openForm();
  await visitor.type(testimony(), 'She is well.');
  await visitor.click(markButton());
  await visitor.type(testimony(), ' Amen.');
  finishStoring();
  await findToast('This prayer request has been marked as answered.');

  await undoAndReopen();

  expect(testimony()).toHaveValue('She is well. Amen.');
});

it('a testimony is kept if it could not be stored', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  edge.markAnswered.mockRejectedValue(new Error('no connection'));
  rememberOwnPost(POST.id, 'anna');
  const { visitor } = await openForm();
  await visitor.type(testimony(), 'She is well.');

  await visitor.click(markButton());

  await findToast('Failed to mark as answered.');
  expect(testimony()).toHaveValue('She is well.');
});

it('a mark that the rules refuse says that another one may have to wait', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  edge.markAnswered.mockRejectedValue(Object.assign(new Error('refused'), { code: 'permission-denied' }));
  const { visitor } = await openForm();

  await visitor.click(markButton());

  await findToast('Failed to mark as answered. If you have just marked another, please wait half a minute.');
});

it('a form that made way for the mark does not open again by itself when the mark is undone', async () => {
  const { visitor, comeIn } = await openForm();
  await visitor.click(markButton());
  await findToast('This prayer request has been marked as answered.');
  comeIn(true);
  const field = screen.getByRole('textbox', { name: 'Another field' });
  await visitor.click(field);

  comeIn(false);

  expect(field).toHaveFocus();
  expect(screen.queryByText(/Has this prayer been answered\?/)).toBeNull();
  expect(markButton()).toBeVisible();
});

it.each([
  ['by its author', 'anna'],
  ['by another visitor', 'ruth'],
])('a mark %s that is being stored can no longer be canceled', async (_whose, author) => {
  edge.markAnswered.mockReturnValue(new Promise(() => undefined));
  rememberOwnPost(POST.id, author);
  const { visitor } = await openForm();
  await visitor.click(markButton());

  await visitor.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
});

it('Enter held on the action asks for confirmation and marks nothing', async () => {
  render(<Page isAnswered={false} />);
  markButton().focus();

  await userEvent.keyboard('{Enter>5/}');

  expect(
    screen.getByRole('group', { name: /Only its author or our leadership can undo this\.$/ }),
  ).toHaveFocus();
  expect(edge.markAnswered).not.toHaveBeenCalled();
});
