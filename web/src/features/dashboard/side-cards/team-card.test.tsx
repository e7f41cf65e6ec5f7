import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { showOnDashboard, staffMember } from '../../../testing/show-on-dashboard.tsx';
import { TeamCard } from './team-card.tsx';

async function open(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Team Members' }));
}

describe('the team card', () => {
  it('is closed until a member opens it, and reports that it is open', async () => {
    const onShown = vi.fn();
    const documents = [
      staffMember('Grace', 'leadership'),
      staffMember('Miriam', 'prayer_team', {
        status: 'unavailable',
        unavailable_end_date: new Date(2026, 11, 3, 23, 59, 59, 999),
      }),
    ];
    showOnDashboard(
      <TeamCard team={{ state: 'ready', documents, retry: () => {} }} onShown={onShown} />,
      'leadership',
    );
    expect(screen.queryByText('Grace Okafor')).toBeNull();

    await open();

    expect(onShown).toHaveBeenCalledExactlyOnceWith(true);
    const [grace, miriam] = screen.getAllByRole('listitem');
    expect(grace).toHaveTextContent('Grace OkaforLeadershipAvailable');
    expect(miriam).toHaveTextContent('Miriam OkaforPrayer TeamUnavailable until December 3, 2026');
  });

  it('says that the team could not be loaded and can be retried', async () => {
    const retry = vi.fn<() => void>();
    showOnDashboard(
      <TeamCard team={{ state: 'error', failure: 'refused', retry }} onShown={vi.fn()} />,
      'leadership',
    );
    await open();
    expect(screen.getByText(/Failed to load team members\./)).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));

    expect(retry).toHaveBeenCalledOnce();
  });
});
