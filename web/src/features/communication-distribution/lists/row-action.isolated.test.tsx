import {
  automaticMembership,
  manualMembership,
  newDistributionMethod,
} from '@prayer-community/domain/distribution/distribution';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { staffMember } from '../../../testing/show-on-dashboard.tsx';
import { DistributionContext } from '../distribution-context.ts';
import { RowAction } from './row-action.tsx';

// Firestore does not run in jsdom.
vi.mock('../editing/end-memberships.ts', () => ({ endMemberships: vi.fn() }));

const EMAIL = 'prayer-team_email';
const SMS = 'prayer-team_sms';
const miriam = staffMember('Miriam', 'prayer_team');
const automatic = (list: string) => ({ id: list, ...automaticMembership(list, 'Miriam', new Date(0)) });
const manual = (list: string) => ({ id: list, ...manualMembership(list, 'Miriam', 'me', new Date(0)) });

it.each([
  [
    'stays on the list of their role',
    [automatic(EMAIL), manual(SMS)],
    'Miriam Okafor will leave the lists they were added to and stay on the lists of their role.',
  ],
  [
    'is on no list, because they had unsubscribed from that of their role',
    [manual(EMAIL)],
    'Miriam Okafor will leave the lists they were added to and won’t be on any list.',
  ],
])('the question before a removal says that the member then %s', async (_what, memberships, text) => {
  const onConfirm = vi.fn();
  const knowledge = {
    groups: [],
    methods: [
      { id: EMAIL, ...newDistributionMethod('prayer-team', 'email') },
      { id: SMS, ...newDistributionMethod('prayer-team', 'sms') },
    ],
    memberships,
    members: [miriam],
    ownUid: 'me',
    isSmsConfigured: true,
  };
  render(
    <DistributionContext value={knowledge}>
      <RowAction
        row={{ member: miriam, groupId: 'prayer-team', type: 'EMAIL', isManual: true }}
        onEdit={vi.fn()}
        onConfirm={onConfirm}
      />
    </DistributionContext>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Remove Miriam Okafor from lists' }));

  expect(onConfirm).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text }));
});
