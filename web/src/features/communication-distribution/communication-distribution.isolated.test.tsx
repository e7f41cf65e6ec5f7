import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Appearance } from '../../app/appearance.tsx';
import { findToast } from '../../testing/find-toast.ts';
import { ToastHost } from '../../ui/toast/toast-host.tsx';
import { CommunicationDistribution } from './communication-distribution.tsx';

// Simulates an unreachable database.
vi.mock('./use-distribution.ts', () => ({
  useDistribution: () => ({ state: 'error', retry: vi.fn() }),
}));

it('a failure to load the lists shows a toast and a retry button', async () => {
  render(
    <Appearance>
      <MemoryRouter>
        <CommunicationDistribution ownUid="me" />
      </MemoryRouter>
      <ToastHost />
    </Appearance>,
  );

  await findToast('Failed to load distribution data.');
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
