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

it.each(['by itself', 'by its button'])(
  'a toast is shown even if an earlier one with the same id is just closing %s',
  async (how) => {
    render(<ToastHost />);
    const show = (text: string) => showToast({ title: 'Settings saved', text, kind: 'success', id: ID });
    await show('Visitors see the new name.');
    const close = await screen.findByRole('button', { name: 'Dismiss notification' });
    if (how === 'by itself') {
      await act(() => vi.advanceTimersByTimeAsync(4_050));
    } else {
      fireEvent.click(close);
    }

    await act(() => show('Visitors see the new logo.'));
    await act(() => vi.advanceTimersByTimeAsync(1_000));

    expect(screen.getByText('Visitors see the new logo.')).toBeVisible();
    expect(screen.queryByText('Visitors see the new name.')).toBeNull();
  },
);

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

it('at most three toasts are visible, each for four seconds', async () => {
  render(<ToastHost />);
  await showToast({ title: 'One', text: 'The first.', kind: 'success' });
  await screen.findByText('The first.');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  // Stops the clock, which otherwise runs on while a busy machine draws.
  vi.useFakeTimers();

  for (const title of ['Two', 'Three', 'Four', 'Five']) {
    await showToast({ title, text: 'One of four.', kind: 'success' });
  }
  await act(() => vi.advanceTimersByTimeAsync(0));
  const visible = screen.getAllByText('One of four.').map((text) => text.closest('[data-visible="true"]'));
  expect(visible.filter((toast) => toast !== null)).toHaveLength(3);

  // A toast takes 200 ms to leave.
  await act(() => vi.advanceTimersByTimeAsync(4_199));
  expect(screen.getAllByText('One of four.')).toHaveLength(4);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.queryByText('One of four.')).toBeNull();
});
