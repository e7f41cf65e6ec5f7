import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { findToast } from '../../testing/find-toast.ts';
import { showToast } from './toast.ts';
import { ToastHost } from './toast-host.tsx';

it('a toast uses the browser’s alert if its code cannot be loaded, and is drawn once it can', async () => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  vi.doMock('./toasts.tsx', () => {
    throw new Error('no connection');
  });
  render(<ToastHost />);
  await showToast({ title: 'Error', text: 'Failed to log out.', kind: 'failure' });
  expect(alert).toHaveBeenCalledWith('Error\nFailed to log out.');

  vi.doUnmock('./toasts.tsx');
  await showToast({ title: 'Note added', text: 'Your note has been added.', kind: 'success' });

  await findToast('Your note has been added.');
  expect(alert).toHaveBeenCalledOnce();
});

it.each([
  { answer: 'OK', isConfirmed: true, calls: 1 },
  { answer: 'Cancel', isConfirmed: false, calls: 0 },
])(
  'the action of a toast whose code cannot be loaded is run if the browser’s question is answered with $answer',
  async ({ isConfirmed, calls }) => {
    vi.resetModules();
    vi.doMock('./toasts.tsx', () => {
      throw new Error('no connection');
    });
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(isConfirmed);
    const onPress = vi.fn();
    const toasts = await import('./toast.ts');

    await toasts.showToast({
      title: 'Sent',
      text: 'We received it.',
      kind: 'success',
      action: { label: 'Follow', onPress },
    });

    expect(confirm).toHaveBeenLastCalledWith('Sent\nWe received it.\nFollow?');
    expect(onPress).toHaveBeenCalledTimes(calls);
  },
);
