import { newDistributionGroup } from '@prayer-community/domain/distribution/distribution';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DistributionContext } from '../distribution-context.ts';
import { GroupCard } from './group-card.tsx';

const GROUP = { ...newDistributionGroup('leadership', null, new Date(0)), id: 'leadership' as const };

it('the name of the button that edits a group begins with its text, by which voice control presses it', () => {
  render(
    <DistributionContext
      value={{
        groups: [GROUP],
        members: [],
        methods: [],
        memberships: [],
        ownUid: 'me',
        isSmsConfigured: null,
      }}
    >
      <GroupCard group={GROUP} />
    </DistributionContext>,
  );

  expect(screen.getByText('Edit Details')).toHaveAccessibleName('Edit Details: Leadership');
});
