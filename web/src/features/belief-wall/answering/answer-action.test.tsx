import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { storeAccount } from '../../../testing/store-account.ts';
import { rememberOwnPost } from '../posts/own-posts.ts';
import { useCardQuestions } from '../posts/use-card-questions.ts';
import type { WallPost } from '../posts/wall-post.ts';
import { AnswerAction } from './answer-action.tsx';

function Answer({ post }: { post: WallPost }) {
  const question = useCardQuestions(post);
  return <AnswerAction post={post} describedBy="words" question={question('answered')} />;
}

function show(id: string, changes: { is_answered?: boolean } = {}): void {
  const post = { ...newWallPost('Please pray for me.', null, true, new Date()), id, ...changes };
  render(<Answer post={post} />);
}

const markButton = () => screen.getByRole('button', { name: 'Mark as Answered' });

beforeEach(() => storeAccount('anna'));

it('marking a post as answered asks its author for a testimony', async () => {
  rememberOwnPost('own', 'anna');
  show('own');

  await userEvent.click(markButton());

  expect(screen.getByRole('textbox', { name: 'Testimony (optional)' })).toHaveFocus();
});

it('marking a post as answered asks anyone else only to confirm, not for a testimony', async () => {
  show('of-another');

  await userEvent.click(markButton());

  expect(screen.getByRole('group', { name: /Has this prayer been answered\?/ })).toHaveFocus();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('only the author of an answered post can mark it as not answered', () => {
  rememberOwnPost('own-answered', 'anna');
  show('own-answered', { is_answered: true });
  expect(screen.getByRole('button', { name: 'Not Answered Yet' })).toBeVisible();

  show('answered-of-another', { is_answered: true });
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it.each([
  ['has signed in with another account', 'anna-as-a-member'],
  ['is signed out', null],
])('an author who %s is offered what anyone else is', async (_what, uid) => {
  rememberOwnPost('own', 'anna');
  rememberOwnPost('own-answered', 'anna');
  storeAccount(uid);

  show('own-answered', { is_answered: true });
  expect(screen.queryByRole('button')).toBeNull();

  show('own');
  await userEvent.click(markButton());
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('a post that was remembered without its account counts as own', () => {
  localStorage.setItem('prayer-community.own-posts', '["an-old-post"]');

  show('an-old-post', { is_answered: true });

  expect(screen.getByRole('button', { name: 'Not Answered Yet' })).toBeVisible();
});

it('Escape cancels the question and gives the focus back to the button', async () => {
  show('of-another');
  await userEvent.click(markButton());

  await userEvent.keyboard('{Escape}');

  expect(screen.queryByRole('group')).toBeNull();
  expect(markButton()).toHaveFocus();
});
