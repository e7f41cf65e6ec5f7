import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Appearance } from '../../app/appearance.tsx';
import { findToast } from '../../testing/find-toast.ts';
import { ToastHost } from '../../ui/toast/toast-host.tsx';
import { UserManagement } from './user-management.tsx';

// Simulates an unreachable database.
vi.mock('../../ui/team/use-staff-members.ts', () => ({
  useStaffMembers: () => ({ state: 'error', failure: 'unreachable', retry: vi.fn() }),
}));

it('a failure to load the members shows a toast and a retry button', async () => {
  render(
    <Appearance>
      <MemoryRouter>
        <UserManagement ownUid="me" />
      </MemoryRouter>
      <ToastHost />
    </Appearance>,
  );

  await findToast('Failed to load team members.');
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
