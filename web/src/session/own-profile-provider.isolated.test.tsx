import { render, screen, waitFor } from '@testing-library/react';
import { disableNetwork } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { firestore } from '../firebase/firestore-sdk.ts';
import { outOfDateParts } from '../ui/connection/out-of-date.ts';
import { useOwnProfile } from './own-profile.ts';
import { OwnProfileProvider } from './own-profile-provider.tsx';

function ProfileState() {
  return <p>{useOwnProfile().state}</p>;
}

it('a profile that is not in memory is awaited while offline, and the page counts as out of date', async () => {
  await disableNetwork(firestore);

  render(
    <OwnProfileProvider uid="ruth">
      <ProfileState />
    </OwnProfileProvider>,
  );

  await waitFor(() => expect(outOfDateParts.get()).toBe(1));
  expect(screen.getByText('loading')).toBeVisible();
});
