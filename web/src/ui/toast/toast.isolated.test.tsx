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
