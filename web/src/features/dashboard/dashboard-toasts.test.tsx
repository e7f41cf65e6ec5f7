import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { findToast } from '../../testing/find-toast.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { preloadToasts } from '../../ui/toast/toast.ts';
import { ToastHost } from '../../ui/toast/toast-host.tsx';
import { toastFailure, toastSuccess } from './dashboard-toasts.ts';

it('the undo of an action disappears with the next action on the same request', async () => {
  await openScreen('/no-such-page');
  preloadToasts();
  await screen.findByRole('region', { name: /Notifications/ });
  toastSuccess('markPrayedFor', 'ruth', vi.fn(), null);
  toastSuccess('assign', 'boaz', vi.fn(), null);
  await waitFor(() => expect(screen.getAllByText('Undo')).toHaveLength(2));

  toastSuccess('close', 'ruth', null, null);

  expect(await screen.findByText('Request closed')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Marked as prayed for')).toBeNull());
  expect(screen.getAllByText('Undo')).toHaveLength(1);
});

it('the confirmation of an assignment names the assignee', async () => {
  render(<ToastHost />);

  toastSuccess('assign', 'boaz', vi.fn(), 'Ana Okafor');

  await findToast('Assigned to Ana Okafor');
});

it('a list that cannot be loaded says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<ToastHost />);

  toastFailure('loadRequests', new Error('refused'));

  await findToast('Failed to load prayer requests.');
});
