import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { findToast } from '../../testing/find-toast.ts';
import { switchLanguage } from '../language/load-language.ts';
import { showToast } from './toast.ts';
import { ToastHost } from './toast-host.tsx';

it('the labels of toasts follow a change of language, and a shown toast stays', async () => {
  render(<ToastHost />);
  await act(() => showToast({ title: 'Saved', text: 'Your note has been added.', kind: 'success' }));
  await findToast('Your note has been added.');
  expect(screen.getByRole('button', { name: 'Dismiss notification' })).toBeVisible();

  await act(() => switchLanguage('es'));

  expect(screen.getByText('Your note has been added.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cerrar aviso' })).toBeVisible();
  expect(screen.getByRole('region', { name: /^Notificaciones/ })).toBeVisible();
});
