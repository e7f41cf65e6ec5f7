import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { findToast } from '../../testing/find-toast.ts';
import { ToastHost } from '../../ui/toast/toast-host.tsx';
import { StaffMenu } from './staff-menu.tsx';

vi.mock('./optional-menu-links.tsx', async (importOriginal) => ({
  ...(await importOriginal<typeof import('./optional-menu-links.tsx')>()),
  OptionalMenuLinks: () => null,
}));

it('a press says that the menu cannot be loaded, and the next one opens it once it can', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.doMock('./staff-menu-list.tsx', () => {
    throw new Error('no connection');
  });
  render(
    <MemoryRouter>
      <StaffMenu />
      <ToastHost />
    </MemoryRouter>,
  );
  const button = screen.getByRole('button', { name: 'Menu' });
  // Without the preload that a pointer starts: vitest loads a module that fails once as if it were not mocked.
  fireEvent.click(button);
  await findToast('Please check your connection and try again.');
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'false');

  vi.doUnmock('./staff-menu-list.tsx');
  await userEvent.click(button);

  expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeVisible();
});
