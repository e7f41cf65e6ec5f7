import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showToast } from './toast.ts';
import { ToastHost } from './toast-host.tsx';

const ID = 'request-1';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  vi.useRealTimers();
});

it('the result of an immediate undo is shown while the toast that offered it leaves', async () => {
  render(<ToastHost />);
  const undo = () =>
    void showToast({
      title: 'Member unassigned',
      text: 'The request is new again.',
      kind: 'success',
      id: ID,
    });
  await showToast({
    title: 'Request taken',
    text: 'The request is assigned to you.',
    kind: 'success',
    id: ID,
    action: { label: 'Undo', onPress: undo },
  });

  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('The request is new again.');
  await act(() => vi.advanceTimersByTimeAsync(1000));

  expect(screen.getByText('The request is new again.')).toBeVisible();
  expect(screen.queryByText('The request is assigned to you.')).toBeNull();
});

it('a toast stays while the keyboard focus is in it, and closes after the focus has left', async () => {
  render(
    <>
      <input aria-label="Title" />
      <ToastHost />
    </>,
  );
  await showToast({
    title: 'Post hidden',
    text: 'Visitors no longer see it.',
    kind: 'success',
    action: { label: 'Undo', onPress: vi.fn() },
  });
  const undo = await screen.findByRole('button', { name: 'Undo' });

  act(() => undo.focus());
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(undo).toHaveFocus();

  act(() => screen.getByRole('textbox', { name: 'Title' }).focus());
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByText('Visitors no longer see it.')).toBeNull();
});
