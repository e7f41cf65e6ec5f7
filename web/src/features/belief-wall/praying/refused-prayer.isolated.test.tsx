import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { findToast } from '../../../testing/find-toast.ts';
import { laterAnswer } from '../../../testing/later-answer.ts';
import { ToastHost } from '../../../ui/toast/toast-host.tsx';
import { PrayAction } from './pray-action.tsx';

// Firestore does not run in jsdom.
const prayForPost = vi.hoisted(() => vi.fn());
vi.mock('./pray-for-post.ts', () => ({ prayForPost }));

it('a prayer is shown at first, and undone with thanks if the wall rejects it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const refusal = laterAnswer(undefined);
  prayForPost.mockReturnValue(refusal.answer.then(() => Promise.reject(new Error('refused'))));
  const post = {
    ...newWallPost('Please pray for me.', null, true, new Date()),
    prayer_count: 4,
    id: 'a-post',
  };
  render(
    <>
      <PrayAction post={post} describedBy="words" />
      <ToastHost />
    </>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Pray' }));
  expect(screen.getByText('5 prayers')).toBeVisible();
  refusal.give();

  await findToast('Prayer counted');
  expect(await screen.findByRole('button', { name: 'Pray' })).toBeVisible();
  expect(screen.getByText('4 prayers')).toBeVisible();
});
