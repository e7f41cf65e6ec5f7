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

it('marking a post as answered asks its author for a testimony', async () => {
  rememberOwnPost('own');
  show('own');

  await userEvent.click(markButton());

  expect(screen.getByRole('textbox', { name: 'Testimony (optional)' })).toHaveFocus();
});

it('marking a post as answered asks anyone else only to confirm, not for a testimony', async () => {
  show('of-another');

  await userEvent.click(markButton());

  expect(markButton()).toHaveFocus();
  expect(screen.getByText(/Has this prayer been answered\?/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('only the author of an answered post can mark it as not answered', () => {
  rememberOwnPost('own-answered');
  show('own-answered', { is_answered: true });
  expect(screen.getByRole('button', { name: 'Not Answered Yet' })).toBeVisible();

  show('answered-of-another', { is_answered: true });
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
