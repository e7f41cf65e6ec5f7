import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { isLeadershipSession } from '../../session/is-leadership-session.ts';
import { storeAccount } from '../../testing/store-account.ts';
import { ManageLink } from './manage-link.tsx';

// Firebase Auth does not run in jsdom.
vi.mock('../../session/is-leadership-session.ts', () => ({ isLeadershipSession: vi.fn() }));

it.each([
  ['a leader', true],
  ['anyone else', false],
])('the link to the administration is shown to %s: %s', async (_who, isLeader) => {
  storeAccount('anna');
  vi.mocked(isLeadershipSession).mockReset().mockResolvedValue(isLeader);

  await act(async () => {
    render(
      <MemoryRouter>
        <ManageLink />
      </MemoryRouter>,
    );
    await vi.dynamicImportSettled();
  });

  expect(isLeadershipSession).toHaveBeenCalledOnce();
  expect(screen.queryAllByRole('link', { name: 'Manage Content' })).toHaveLength(isLeader ? 1 : 0);
});
