import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { rememberOwnPost } from '../posts/own-posts.ts';
import { AnswerAction } from './answer-action.tsx';

function show(id: string, changes: { is_answered?: boolean } = {}): void {
  const post = { ...newWallPost('Please pray for me.', null, true, new Date()), id, ...changes };
  render(<AnswerAction post={post} describedBy="words" />);
}

const markButton = () => screen.getByRole('button', { name: 'Mark as Answered' });

it('the author is asked for a testimony', async () => {
  rememberOwnPost('own');
  show('own');

  await userEvent.click(markButton());

  expect(screen.getByRole('textbox', { name: 'Testimony (optional)' })).toHaveFocus();
});

it('anybody else is asked once more, and for no testimony', async () => {
  show('of-another');

  await userEvent.click(markButton());

  expect(markButton()).toHaveFocus();
  expect(screen.getByText(/Has this prayer been answered\?/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('the author of an answered post may undo it, and nobody else', () => {
  rememberOwnPost('own-answered');
  show('own-answered', { is_answered: true });
  expect(screen.getByRole('button', { name: 'Not Answered Yet' })).toBeVisible();

  show('answered-of-another', { is_answered: true });
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
