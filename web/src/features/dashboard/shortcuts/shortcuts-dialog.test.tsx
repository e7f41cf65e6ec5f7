import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showOnDashboard } from '../../../testing/show-on-dashboard.tsx';
import { staffRequest } from '../../../testing/staff-request.ts';
import { ClaimButton } from '../card/claim-button.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

const noop = () => {};

it.each([
  ['leadership', true, 'Assign'],
  ['prayer_team', true, 'Take It'],
  ['prayer_team', false, undefined],
] as const)(
  'the key a is listed for what it does: %s, if the team may claim: %s',
  (role, teamMayClaim, does) => {
    showOnDashboard(<ShortcutsDialog areOn onSwitch={noop} onClose={noop} />, role, { teamMayClaim });

    expect(screen.queryByText('a', { selector: 'kbd' })?.closest('dt')?.nextElementSibling?.textContent).toBe(
      does,
    );
  },
);

it.each([
  ['leadership', null],
  ['prayer_team', 'a'],
] as const)('Take It has the key a if Assign does not: %s', (role, key) => {
  const button = (
    <ClaimButton
      request={staffRequest('a', { status: 'new' })}
      isUnderway={false}
      mainVariant="contained"
      onTake={noop}
    />
  );
  showOnDashboard(button, role, { teamMayClaim: true });

  expect(screen.getByRole('button', { name: 'Take It' }).getAttribute('aria-keyshortcuts')).toBe(key);
});
