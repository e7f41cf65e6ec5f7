import type { ModerationEvent } from '@prayer-community/domain/belief-wall/wall-moderation';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import type { Identified } from '../../../firebase/parse-documents.ts';
import { staffMember } from '../../../testing/show-on-dashboard.tsx';
import { useHistory } from '../../../ui/team/history/use-history.ts';
import { useStaffMembers } from '../../../ui/team/use-staff-members.ts';
import { PostHistory } from './post-history.tsx';

// Firestore does not run in jsdom.
vi.mock('../../../ui/team/history/use-history.ts', () => ({ useHistory: vi.fn() }));
vi.mock('../../../ui/team/use-staff-members.ts', () => ({ useStaffMembers: vi.fn() }));

const retry = vi.fn();

const HIDDEN: Identified<ModerationEvent<Date>> = {
  id: 'a',
  action: 'hide',
  is_undo: false,
  actor: 'Ruth',
  at: new Date(2020, 4, 2),
};

it.each<[string, ReturnType<typeof useStaffMembers>, string]>([
  ['loads', { state: 'loading', retry }, '…'],
  ['fails to load', { state: 'error', failure: 'unreachable', retry }, '…'],
  [
    'has the leader',
    { state: 'ready', documents: [staffMember('Ruth', 'leadership')], retry },
    'Ruth Okafor',
  ],
  ['no longer has the leader', { state: 'ready', documents: [], retry }, 'a former member'],
])('a decision about a post names its leader while the team %s', async (_what, members, name) => {
  vi.mocked(useStaffMembers).mockReturnValue(members);
  vi.mocked(useHistory).mockReturnValue({ state: 'ready', documents: [HIDDEN], retry });
  render(
    <Appearance>
      <PostHistory postId="a" describedBy="post" />
    </Appearance>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Show history' }));

  expect(screen.getByRole('listitem')).toHaveTextContent(`By ${name}, May 2, 2020`);
});
