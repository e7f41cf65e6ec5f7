import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { CircleOverview } from './circle-overview.tsx';

vi.mock('./use-circles.ts', () => ({
  useOwnCircles: () => ({
    state: 'ready',
    documents: [{ id: 'healing', name: 'Healing', description: '', topic: null, member_count: 2 }],
  }),
  useInvitations: () => ({ state: 'ready', documents: [] }),
  offeredCircles: () => [],
}));
vi.mock('../../session/use-is-leadership.ts', () => ({ useIsLeadership: () => false }));

it.each([
  ['Create Circle', /Circle Name/],
  ['Invite Member', /Email/],
])('%s moves the focus to the first field, and Cancel moves it back', async (opener, field) => {
  render(
    <MemoryRouter>
      <CircleOverview member={{ uid: 'ruth', email: 'ruth@example.org', displayName: 'Ruth' }} />
    </MemoryRouter>,
  );
  const member = userEvent.setup();

  await member.click(screen.getByRole('button', { name: opener }));
  expect(screen.getByLabelText(field)).toHaveFocus();

  await member.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: opener })).toHaveFocus();
});
