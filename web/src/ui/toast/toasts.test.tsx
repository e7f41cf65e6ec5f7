import { act, render, screen } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toasts } from './toasts.tsx';

const FOUR = ['first', 'second', 'third', 'fourth'];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  toast.dismiss();
  vi.useRealTimers();
});

function showFour() {
  render(<Toasts />);
  act(() => {
    for (const title of FOUR) {
      toast(title);
    }
    vi.advanceTimersByTime(100);
  });
}

it('three toasts are visible at once', () => {
  showFour();

  const visible = FOUR.filter(
    (title) =>
      screen.getByText(title).closest('[data-sonner-toast]')?.getAttribute('data-visible') === 'true',
  );
  expect(visible).toEqual(['second', 'third', 'fourth']);
});

it('a toast stays for four seconds', () => {
  render(<Toasts />);
  act(() => {
    toast('Note added');
    vi.advanceTimersByTime(3900);
  });
  expect(screen.queryByText('Note added')).not.toBeNull();

  act(() => void vi.advanceTimersByTime(400));

  expect(screen.queryByText('Note added')).toBeNull();
});
